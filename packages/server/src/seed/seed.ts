import type { Bilingual, Language } from '@wakeel/contract'
import { sql } from 'drizzle-orm'
import type { App } from '../app.ts'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Database } from '../database/database.ts'
import { apps } from '../database/schema/catalogue.ts'
import { DomainError } from '../errors.ts'
import type { AgentDefinition, DemoPrompt } from '../own-agents/agent-definition.ts'
import { createSamplePeople, writeSampleReviews } from './sample/sample.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** The store's agents arrive one after the other, so that "newest" means something from the first day. */
const DAYS_BETWEEN_AGENTS = 3

const STATEMENT = {
  en: 'Every demo prompt, in English and in Arabic, was run by the built-in engine and the figures and facts in its answer were checked.',
  ar: 'شُغّل كل طلب تجريبي، بالعربية والإنجليزية، على المحرك المدمج، وجرى التحقق من الأرقام والحقائق في إجابته.',
}

interface SeedDependencies extends Pick<App, 'accounts' | 'catalogue' | 'runs' | 'reviews'> {
  database: Database
  clock: Clock
  /** Oldest first. */
  definitions: readonly AgentDefinition[]
  log(sentence: string): void
}

/**
 * Fills an empty store through the operations themselves, and completes a filling that was interrupted; a store that is
 * full or was filled otherwise is left alone. An agent that fails the check of its demo prompts is not published.
 */
export async function seed(dependencies: SeedDependencies, kind: Config['seed']): Promise<void> {
  if (kind === 'none') return
  await alone(dependencies.database, () => fill(dependencies, kind))
}

async function fill(dependencies: SeedDependencies, kind: 'demo' | 'agents'): Promise<void> {
  const { database, clock, definitions, log } = dependencies
  const stored = await database
    .select({
      id: apps.id,
      slug: apps.slug,
      verifiedAt: apps.verifiedAt,
      creatorId: apps.creatorId,
    })
    .from(apps)
  const known = new Map(
    stored.filter(({ creatorId }) => creatorId === null).map((app) => [app.slug, app]),
  )
  const taken = new Set(
    stored.filter(({ creatorId }) => creatorId !== null).map(({ slug }) => slug),
  )
  if (stored.length > 0 && !definitions.some(({ slug }) => known.has(slug))) return
  // Publishing is the last step of an agent, so whatever was not published is to be done or done again.
  const unfinished = definitions.filter(({ slug }) => !known.get(slug)?.verifiedAt)
  if (unfinished.length === 0) return

  const people = kind === 'demo' ? await createSamplePeople(dependencies) : undefined
  const now = clock.now()
  for (const definition of unfinished) {
    if (taken.has(definition.slug)) {
      log(`The agent ${definition.slug} was not published: an agent of a creator has its address.`)
      continue
    }
    const age = definitions.length - definitions.indexOf(definition)
    const createdAt = new Date(now.getTime() - age * DAYS_BETWEEN_AGENTS * DAY_MS)
    const appId =
      known.get(definition.slug)?.id ?? (await createApp(dependencies, definition, createdAt))
    const checked = await checkPrompts(dependencies, appId, definition)
    if ('problem' in checked) {
      log(`The agent ${definition.slug} was not published: ${checked.problem}`)
      continue
    }
    if (people) await writeSampleReviews(dependencies, { appId, definition, createdAt, people })
    const verification = { statement: STATEMENT, promptsChecked: checked.count }
    await dependencies.catalogue.publishApp(appId, verification, checked.sample)
  }
}

async function createApp(
  { catalogue }: SeedDependencies,
  definition: AgentDefinition,
  createdAt: Date,
): Promise<string> {
  const {
    slug,
    emoji,
    category,
    name,
    shortDescription,
    description,
    fullDescription,
    needs,
    never,
    price,
  } = definition
  const texts = {
    name,
    shortDescription,
    description,
    fullDescription,
    needs,
    never,
    demoPrompts: promptTexts(definition),
  }
  const { id } = await catalogue.createApp({ slug, emoji, category, price, createdAt, ...texts })
  return id
}

type Checked =
  | { problem: string }
  | { count: number; sample: Bilingual<{ prompt: string; answer: string }> }

/** Runs every demo prompt in both languages for real and looks into each answer for what it must hold. */
async function checkPrompts(
  { runs }: SeedDependencies,
  appId: string,
  definition: AgentDefinition,
): Promise<Checked> {
  const { instructions, skills, demoPrompts } = definition
  await runs.defineAgent(appId, {
    instructions,
    skills: skills.map((skill) => skill.name),
    examples: promptTexts(definition),
  })
  let count = 0
  const answers: Bilingual<string[]> = { en: [], ar: [] }
  for (const [index, prompt] of demoPrompts.entries()) {
    for (const language of ['en', 'ar'] as const) {
      const answer = await answerTo(prompt, language)
      if (typeof answer !== 'string')
        return { problem: `demo prompt ${index + 1} (${language}) ${answer.problem}.` }
      answers[language].push(answer)
      count++
    }
  }
  const sample = (language: Language) => ({
    prompt: demoPrompts[0].text[language],
    answer: answers[language][0]!,
  })
  return { count, sample: { en: sample('en'), ar: sample('ar') } }

  async function answerTo(
    { text, expect }: DemoPrompt,
    language: Language,
  ): Promise<string | { problem: string }> {
    const prompt = text[language]
    try {
      const { answer } = await runs.checkPrompt(appId, prompt)
      const lacking = expect[language].find((piece) => !answer.includes(piece))
      return lacking === undefined ? answer : { problem: `is answered without “${lacking}”` }
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      return { problem: `is not answered: ${error.message}` }
    }
  }
}

function promptTexts({ demoPrompts }: AgentDefinition): Bilingual<string[]> {
  return { en: demoPrompts.map(({ text }) => text.en), ar: demoPrompts.map(({ text }) => text.ar) }
}

/** Processes that start together fill the store one after the other. The embedded database belongs to one process anyway. */
async function alone(database: Database, work: () => Promise<void>): Promise<void> {
  if (database.engine === 'pglite') return work()
  await database.transaction(async (tx) => {
    // This one does nothing but hold the lock, for as long as the filling takes.
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`)
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('wakeel.seed'))`)
    await work()
  })
}
