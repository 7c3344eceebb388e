/** What somebody finds wrong: an agent, or what a creator says of themselves. `name`: the agent's, or the creator's. */
export type ReportSubject = { name: string } & (
  | { kind: 'agent'; slug: string }
  | { kind: 'profile'; handle: string }
)
