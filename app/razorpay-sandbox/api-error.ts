/** The `error` object of the provider's responses. */
export interface ErrorBody {
  code: "BAD_REQUEST_ERROR" | "GATEWAY_ERROR" | "SERVER_ERROR";
  description: string;
  source: string;
  step: string;
  reason: string;
  metadata: Record<string, string>;
  field?: string;
}

/** An error in the provider's format. API calls return it as JSON, browser pages show its description. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly body: ErrorBody,
  ) {
    super(body.description);
    this.name = "ApiError";
  }
}

/** The usual 400: the request is invalid. */
export function refusal(
  description: string,
  more: Partial<Pick<ErrorBody, "field" | "step" | "reason">> = {},
  status = 400,
): ApiError {
  return new ApiError(status, {
    code: "BAD_REQUEST_ERROR",
    description,
    source: "business",
    step: "payment_initiation",
    reason: "input_validation_failed",
    metadata: {},
    ...more,
  });
}

export const unknownId = () => refusal("The id provided does not exist");

export const malformedId = (id: string) => refusal(`${id} is not a valid id`);

export const unknownUrl = () =>
  notApplicable(404, "BAD_REQUEST_ERROR", "The requested URL was not found on the server.");

export const notAuthenticated = () =>
  notApplicable(401, "BAD_REQUEST_ERROR", "Authentication failed");

export const tooLarge = () =>
  notApplicable(413, "BAD_REQUEST_ERROR", "The request body is too large.");

export const ownFault = () =>
  notApplicable(
    500,
    "SERVER_ERROR",
    "We are facing some trouble completing your request at the moment. Please try again shortly.",
  );

function notApplicable(status: number, code: ErrorBody["code"], description: string): ApiError {
  return new ApiError(status, {
    code,
    description,
    source: "NA",
    step: "NA",
    reason: "NA",
    metadata: {},
  });
}
