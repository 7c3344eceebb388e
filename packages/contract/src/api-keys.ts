import { z } from 'zod'

/** What a key may do: run agents, read runs made with its own account, work on its owner’s agents, read what was used. */
export const ApiKeyScope = z.enum(['run', 'read_runs', 'manage_agents', 'read_usage'])
export type ApiKeyScope = z.infer<typeof ApiKeyScope>
