/** What is wrong with papers or rows, by number: the first few stand for all. `rule`: after "2 papers". */
export function told(of: "paper" | "row" | "file", rule: string, numbers: string[]): string {
  const more = numbers.length > 5 ? ` and ${numbers.length - 5} more` : "";
  const many = numbers.length === 1 ? `1 ${of}` : `${numbers.length} ${of}s`;
  return `${many} ${rule}: ${numbers.slice(0, 5).join(", ")}${more}`;
}
