import type { runs as contract } from '@wakeel/contract'
import { eq, inArray, type SQLWrapper, sql } from 'drizzle-orm'
import type { Queries, Transaction } from '../database/database.ts'
import { runFiles } from '../database/schema/runs.ts'

export interface WithFiles {
  files?: contract.RunFile[]
}

export async function keepFiles(
  tx: Transaction,
  runId: string,
  files: contract.RunFile[] | undefined,
): Promise<WithFiles> {
  if (!files) return {}
  await tx.insert(runFiles).values({ runId, files })
  return { files }
}

export async function filesOf(queries: Queries, runId: string): Promise<WithFiles> {
  const [row] = await queries
    .select({ files: runFiles.files })
    .from(runFiles)
    .where(eq(runFiles.runId, runId))
  return row ?? {}
}

/** What the files of runs are called, by run. */
export async function listFiles(
  queries: Queries,
  runIds: readonly string[],
): Promise<Map<string, Omit<contract.RunFile, 'data'>[]>> {
  const rows = await queries
    .select({
      runId: runFiles.runId,
      files: sql<Omit<contract.RunFile, 'data'>[]>`(
        select jsonb_agg(file - 'data') from jsonb_array_elements(${runFiles.files}) as file)`,
    })
    .from(runFiles)
    .where(inArray(runFiles.runId, [...runIds]))
  return new Map(rows.map(({ runId, files }) => [runId, files]))
}

export async function forgetFiles(tx: Transaction, runIds: SQLWrapper): Promise<void> {
  await tx.delete(runFiles).where(inArray(runFiles.runId, runIds))
}
