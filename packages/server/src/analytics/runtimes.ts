import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { BUILT_IN } from '../models/built-in.ts'

/**
 * What executed a run, from what the run says of its provider: nothing when it ended before it reached one, `built-in`, the name of
 * the store's language model, `a2a <host>`, `mcp <host>`, or `<model> at <host>`.
 */
export const runtimeOf = (provider: PgColumn): SQL<string | null> => sql<string | null>`case
  when ${provider} is null then null
  when ${provider} = ${sql.raw(`'${BUILT_IN}'`)} then 'built-in'
  when ${provider} like 'a2a %' then 'a2a'
  when ${provider} like 'mcp %' then 'mcp'
  when ${provider} like '% at %' then 'openai'
  else 'model' end`
