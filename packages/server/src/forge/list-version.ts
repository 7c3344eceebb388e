import type { Bilingual, forge as contract } from '@wakeel/contract'
import { and, desc, eq, lte, min } from 'drizzle-orm'
import type { Sample, ShowChange } from '../catalogue/catalogue.ts'
import type { Listing } from '../catalogue/listing.ts'
import type { Transaction } from '../database/database.ts'
import { agentVersions } from '../database/schema/forge.ts'
import { runs } from '../database/schema/runs.ts'
import { toPlan } from '../runs/agent-plan.ts'
import { lockConnection } from './connection-of.ts'
import { promptsOf, toCreatorApp } from './content.ts'
import type { ForgeDependencies } from './dependencies.ts'
import type { Version } from './versions.ts'

const STATEMENT: Bilingual = {
  en: 'Before this version was listed, every demo prompt was run for real and answered in time, and its texts were checked.',
  ar: 'قبل إدراج هذه النسخة شُغّل كل طلب تجريبي فعليًا وأُجيب عنه في الوقت المحدد، وفُحصت نصوصها.',
}

/**
 * Lists a version that was published: what the store shows, sells and executes changes together, in the transaction of whoever
 * decided it. A run is answered by one version from beginning to end.
 */
export async function listVersion(
  {
    accounts,
    billing,
    catalogue,
    names,
    runs: { installAgent },
    faults,
  }: Pick<ForgeDependencies, 'accounts' | 'billing' | 'catalogue' | 'names' | 'runs' | 'faults'>,
  tx: Transaction,
  creatorId: string,
  version: Version,
): Promise<ShowChange> {
  const { appId, number, content } = version
  await names.lockFree(tx, { appId, creatorId, name: content.name })
  await lockConnection(tx, creatorId, content.runtime)
  await installAgent(tx, appId, number, toPlan(content))
  await accounts.becomeCreator(tx, creatorId)
  const app = toCreatorApp(content, creatorId)
  const { name } = app
  const price = await billing.priceRises.agreePrice(tx, appId, {
    version: number,
    price: app.price,
    name,
  })
  const show = await catalogue.listApp(tx, appId, {
    definition: { ...app, price },
    version: number,
    since: await arrivalOf(tx, appId),
    verification: verificationOf(version),
    sample: await sampleOf(tx, version),
  })
  await faults.reach('forge.listed')
  return show
}

/** When an agent first came into the store: taking it off the list and back does not make it new. */
async function arrivalOf(tx: Transaction, appId: string): Promise<Date> {
  const [first] = await tx
    .select({ at: min(agentVersions.publishedAt) })
    .from(agentVersions)
    .where(eq(agentVersions.appId, appId))
  if (!first?.at) throw new Error(`no version of agent ${appId} was published`)
  return first.at
}

/** What stands behind "verified": all checks passed. */
function verificationOf({
  content,
  checks,
  publishedAt,
  updatedAt,
}: Version): Listing['verification'] {
  if (!answered(checks) || checks.some(({ passed }) => !passed)) return null
  return {
    statement: STATEMENT,
    promptsChecked: promptsOf(content).length,
    verifiedAt: publishedAt ?? updatedAt,
  }
}

const answered = (checks: readonly contract.Check[]): boolean =>
  checks.some(({ name, passed }) => name === 'prompts' && passed)

/** The first demo prompt of each language with the answer that this version gave when it was checked. */
async function sampleOf(
  tx: Transaction,
  { appId, number, content, checks, submittedAt, publishedAt }: Version,
): Promise<Sample | null> {
  const checkedAt = submittedAt ?? publishedAt
  if (!answered(checks) || checkedAt === null) return null
  const wasThen = and(eq(runs.appId, appId), lte(runs.startedAt, checkedAt))
  const first = toCreatorApp(content, '').demoPrompts
  const en = await exchange(first.en[0])
  const ar = await exchange(first.ar[0])
  return en && ar ? { en, ar } : null

  async function exchange(prompt = ''): Promise<{ prompt: string; answer: string } | undefined> {
    const [run] = await tx
      .select({ answer: runs.answer })
      .from(runs)
      .where(
        and(
          wasThen,
          eq(runs.kind, 'rehearsal'),
          eq(runs.status, 'succeeded'),
          eq(runs.agentVersion, number),
          eq(runs.input, prompt),
        ),
      )
      .orderBy(desc(runs.startedAt))
      .limit(1)
    return run?.answer ? { prompt, answer: run.answer } : undefined
  }
}
