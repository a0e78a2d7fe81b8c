import { answerEach } from "~/base/lib/beside/worker-process.server";
import { pictureOf } from "~/goods/photos/picture.server";

// What the built shop starts to decode pictures.
answerEach(pictureOf);
