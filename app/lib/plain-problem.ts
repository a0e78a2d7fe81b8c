/** Something only the operator can mend, said in whole sentences: a command prints its message and nothing else. */
export class PlainProblem extends Error {}
