import { forge as contract, type InputOf, type Language, type ReplyOf } from '@wakeel/contract'
import { languageOfRequest } from '@wakeel/skills'
import { lockPerson } from '../accounts/lock-person.ts'
import { personOfUser } from '../accounts/person.ts'
import { DomainError } from '../errors.ts'
import { limitedAs, requireUser } from '../http/caller.ts'
import type { Context } from '../http/context.ts'
import type { RateLimit } from '../http/rate-limits.ts'
import type { ForgeDependencies } from './dependencies.ts'
import { addDraft, requireDraftQuota, saveDraft } from './drafts.ts'
import { importContent } from './tasks.ts'
import { findOpen, requireOwn, type Version, wasPublished } from './versions.ts'
import { createWriter } from './writing/writer.ts'

const WRITING: RateLimit = { name: 'forge-writing', max: 30, windowSeconds: 60 * 60 }
const CHECKING: RateLimit = { name: 'forge-checking', max: 60, windowSeconds: 60 * 60 }

type Routes = typeof contract.routes

export async function checkIdea(
  forge: ForgeDependencies,
  { app_id, problem_goal, target_audience, data_input_type }: InputOf<Routes['checkIdea']>,
  { caller, signal }: Context,
): Promise<ReplyOf<Routes['checkIdea']>> {
  const creator = requireUser(caller)
  const { userId } = creator
  await forge.limits.take(CHECKING, limitedAs(creator))
  // What takes the place of a draft needs no room.
  if (app_id === undefined) await requireDraftQuota(forge.database, userId)
  const price = toPrice(contract.DEFAULT_PRICING, contract.PRICE_AED.least)
  const idea = {
    problemGoal: problem_goal,
    targetAudience: target_audience,
    dataInputType: data_input_type,
    price,
  }
  const notCovered = await writerOf(forge).check(idea, signal, personOfUser(userId))
  return { success: true, ...(notCovered.length > 0 && { not_covered: notCovered }) }
}

export async function generateAgent(
  forge: ForgeDependencies,
  {
    app_id,
    problem_goal,
    target_audience,
    data_input_type,
    pricing_model,
    price_aed,
  }: InputOf<Routes['generateAgent']>,
  { caller, signal }: Context,
): Promise<ReplyOf<Routes['generateAgent']>> {
  const creator = requireUser(caller)
  const { userId } = creator
  await forge.limits.take(WRITING, limitedAs(creator))
  const draft = app_id === undefined ? undefined : await requireDraft(forge, userId, app_id)
  const price = toPrice(pricing_model, price_aed)
  const idea = {
    problemGoal: problem_goal,
    targetAudience: target_audience,
    dataInputType: data_input_type,
    price,
  }
  const {
    content: written,
    writtenBy,
    notCovered,
  } = await writerOf(forge).write(idea, signal, personOfUser(userId))
  // Whoever went away will ask again, and would have two.
  if (signal.aborted) throw new DomainError('runs.cancelled')
  const { id, content } = await keep(forge, userId, written, draft)
  return {
    success: true,
    generated_app: {
      ...toGenerated(forge, id, content, languageOfRequest(problem_goal), writtenBy),
      not_covered: notCovered,
    },
  }
}

export async function importAgent(
  forge: ForgeDependencies,
  { connection_id, tools, read_only, pricing_model, price_aed }: InputOf<Routes['importAgent']>,
  { caller, signal }: Context,
): Promise<ReplyOf<Routes['importAgent']>> {
  const { limits, connections, workers, catalogue } = forge
  const creator = requireUser(caller)
  const { userId } = creator
  await limits.take(WRITING, limitedAs(creator))
  const connection = await connections.requireOwn(userId, connection_id)
  const price = toPrice(pricing_model, price_aed)
  const { content: written, language } = await workers.run(
    importContent,
    [connection, { tools, read_only }, price, catalogue.offeredCategories],
    signal,
  )
  const { id, content } = await keep(forge, userId, written, undefined)
  return {
    success: true,
    generated_app: toGenerated(forge, id, content, language, connection.description.name),
  }
}

/** The draft that is to be written anew; refused before anything is written. */
async function requireDraft(
  { database }: ForgeDependencies,
  userId: string,
  appId: string,
): Promise<Version> {
  await requireOwn(database, userId, appId)
  const open = await findOpen(database, appId)
  if (!open || (await wasPublished(database, appId))) throw new DomainError('forge.not_a_draft')
  if (open.status === 'pending') throw new DomainError('forge.awaits_moderator')
  return open
}

/** The name was the writer's choice, so one that somebody else's agent has in the store gets a number. */
async function keep(
  forge: ForgeDependencies,
  userId: string,
  written: contract.AgentContent,
  draft: Version | undefined,
): Promise<{ id: string; content: contract.AgentContent }> {
  return forge.database.transaction(async (tx) => {
    await lockPerson(tx, userId)
    const name = await forge.names.numbered(
      tx,
      { appId: draft?.appId, creatorId: userId, name: written.name },
      contract.MAX_TEXT.name,
    )
    const content = { ...written, name }
    if (!draft) return { id: await addDraft(forge, tx, userId, content), content }
    const { appId, revision } = draft
    await saveDraft(forge, tx, { userId, appId, revision, content })
    return { id: appId, content }
  })
}

function toGenerated(
  { skills }: ForgeDependencies,
  id: string,
  content: contract.AgentContent,
  language: Language,
  writtenBy: string,
): contract.GeneratedAgent {
  const { name, description, demo_prompts, category, emoji, price, runtime } = content
  const other = language === 'en' ? 'ar' : 'en'
  return {
    id,
    name: name[language] || name[other],
    emoji,
    category,
    description: description[language] || description[other],
    demo_prompts: demo_prompts[language].length > 0 ? demo_prompts[language] : demo_prompts[other],
    skills: content.skills.map((skill) => ({
      name: skill,
      title: skills.find(({ name }) => name === skill)?.title[language] ?? skill,
    })),
    runtime: runtime.kind,
    price,
    written_by: writtenBy,
    not_covered: [],
  }
}

const writerOf = (forge: ForgeDependencies) =>
  createWriter({ ...forge, categories: forge.catalogue.offeredCategories })

function toPrice(option: contract.ForgePricingModel, aed: number): contract.AgentContent['price'] {
  const { model } = contract.pricingOptions.find(({ id }) => id === option)!
  return { model, aed }
}
