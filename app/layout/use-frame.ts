import { useRouteLoaderData } from "@remix-run/react";
import { useMemo } from "react";
import type { Frame, FrameVisitor } from "./frame";
import { visitorIn } from "./visitor";

/** Root loader data: the frame, with the visitor's part as one text. */
export type FrameData = Omit<Frame, keyof FrameVisitor | "mark"> & { visitor: string };

/** The frame of this page; undefined when the root loader failed. */
export function useFrame(): Frame | undefined {
  const data = useRouteLoaderData("root") as FrameData | undefined;
  // Depends on the data, not the text: the same toast sent twice must show twice.
  return useMemo(() => data && { ...data, ...visitorIn(data.visitor) }, [data]);
}
