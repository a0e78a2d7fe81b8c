/** What the bench uses of a package that has no types of its own. Latencies in ms, durations in seconds. */
declare module "autocannon" {
  type Result = {
    requests: { total: number };
    duration: number;
    errors: number;
    latency: { p50: number; p97_5: number; p99: number; max: number };
  };
  export default function autocannon(options: {
    url: string;
    connections: number;
    duration?: number;
    sampleInt?: number;
    setupClient?: (client: { setRequests(list: unknown[]): void }) => void;
  }): Promise<Result>;
}
