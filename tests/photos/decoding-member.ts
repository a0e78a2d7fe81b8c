import { answerEach } from "~/lib/beside/lasting.server";
import { pictureOf } from "~/photos/picture.server";

// What the built shop starts to decode pictures.
answerEach(pictureOf);
