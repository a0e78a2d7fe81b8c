import { useRouteLoaderData } from "@remix-run/react";
import type { Frame } from "./frame";

/** The frame of this page, from the root loader; undefined when it failed. */
export const useFrame = () => useRouteLoaderData("root") as Frame | undefined;
