import { UNSAFE_ErrorResponseImpl as ErrorResponse } from "@remix-run/router";
import { expect, it, vi } from "vitest";
import { handleError } from "~/entry.server";
import { log } from "~/base/lib/log/log.server";
import { argsFor } from "./cast";

it("a wrong method is no failure of ours: nothing of the address, tokens least of all, is logged", () => {
  const written = vi.spyOn(log, "error");
  const said = 'You made a POST request to "/order/token" but did not provide an `action`';
  handleError(
    new ErrorResponse(405, "Method Not Allowed", new Error(said), true),
    argsFor("/order/token"),
  );
  expect(written).not.toHaveBeenCalled();
});

it("a loader that broke is logged with the request's id", () => {
  const written = vi.spyOn(log, "error");
  const args = argsFor("/cart");
  const broken = new Error("broken");
  handleError(broken, args);
  expect(written).toHaveBeenCalledWith({ requestId: args.context.requestId, err: broken });
});
