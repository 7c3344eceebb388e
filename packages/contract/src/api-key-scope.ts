import { z } from 'zod'

/** What a key may do: run agents, read its account’s runs, work on its account’s own agents, read what it used. */
export const ApiKeyScope = z.enum(['run', 'read_runs', 'manage_agents', 'read_usage'])
export type ApiKeyScope = z.infer<typeof ApiKeyScope>
