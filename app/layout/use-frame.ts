import { useRouteLoaderData } from "@remix-run/react";
import { useMemo } from "react";
import type { Frame, FrameVisitor } from "./frame";
import { visitorIn } from "./visitor";

/** What the root loader sends: the frame, with the part about the visitor as one text. */
export type FrameData = Omit<Frame, keyof FrameVisitor | "mark"> & { visitor: string };

/** The frame of this page; undefined when the root's loader broke. */
export function useFrame(): Frame | undefined {
  const data = useRouteLoaderData("root") as FrameData | undefined;
  // By the data, not by the text: the same message sent twice is to be shown twice.
  return useMemo(() => data && { ...data, ...visitorIn(data.visitor) }, [data]);
}
