/** A problem only the operator can fix, in whole sentences: a command prints its message and nothing else. */
export class PlainProblem extends Error {}
