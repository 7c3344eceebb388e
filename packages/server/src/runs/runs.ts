import type { LanguageModelV4 } from '@ai-sdk/provider'
import type { runs as contract, ErrorCode, InputOf } from '@wakeel/contract'
import type { Caller } from '../accounts/caller.ts'
import { personOf, personOfUser } from '../accounts/person.ts'
import type { Billing } from '../billing/billing.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { type Clock, today } from '../clock.ts'
import type { Connections } from '../connections/connections.ts'
import type { Database, Transaction } from '../database/database.ts'
import { DomainError } from '../errors.ts'
import type { Faults } from '../faults.ts'
import type { Context } from '../http/context.ts'
import type { RateLimit, RateLimits } from '../http/rate-limits.ts'
import { OwnerReplaced } from '../organisations/room.ts'
import type { OutboundFetch } from '../outbound/outbound-fetch.ts'
import { languageOfRequest } from '../skills/reading/language.ts'
import type { Skill } from '../skills/skill.ts'
import { type Agent, type AgentPlan, createAgents } from './agents.ts'
import { toAnswered } from './answered.ts'
import { demoInfo } from './demo-allowance.ts'
import { forgetRehearsals, STORE } from './forget-rehearsals.ts'
import { createPaidRuns } from './paid-runs.ts'
import { erasePerson, exportPerson } from './personal-data.ts'
import { removeAgent } from './remove-agent.ts'
import { createRunHistory } from './run-history.ts'
import {
  findRepeat,
  giveBack,
  type NewRun,
  type Request,
  type Run,
  type RunContext,
  reserve,
  settle,
  unfinishedRuns,
} from './run-records.ts'
import { createRuntimes } from './runtimes/choose-runtime.ts'
import { execute, RUN_TIME_LIMIT_MS } from './runtimes/execute.ts'
import { createTurns } from './turns.ts'

/** What one network may try in a day without signing in. Tries, not successes: it bounds what a stranger can cost. */
const ADDRESS_LIMIT: RateLimit = { name: 'demo-address', most: 120, windowSeconds: 24 * 60 * 60 }

/** After this long a run that is still `running` belongs to a process that died: no run takes so long, even by another machine's clock. */
const ABANDONED_AFTER_MS = RUN_TIME_LIMIT_MS + 30_000

/** For one call to an agent elsewhere, from the request to the last word. */
const REMOTE_TIME_LIMIT_MS = 60_000

interface Dependencies {
  database: Database
  clock: Clock
  newId(): string
  catalogue: Catalogue
  billing: Billing
  connections: Pick<Connections, 'openConnection'>
  outboundFetch: OutboundFetch
  skills: readonly Skill[]
  limits: RateLimits
  /** Absent: the built-in engine answers. */
  languageModel: LanguageModelV4 | undefined
  remoteTimeLimitMs: number | undefined
  faults: Faults
  secret: string
}

export type Runs = ReturnType<typeof createRuns>

/** Executes agents and counts what was executed. A run that gives no answer counts nowhere. */
export function createRuns({
  database,
  clock,
  newId,
  catalogue,
  billing,
  connections,
  outboundFetch,
  skills,
  limits,
  languageModel,
  remoteTimeLimitMs = REMOTE_TIME_LIMIT_MS,
  faults,
  secret,
}: Dependencies) {
  const chooseRuntime = createRuntimes({ connections, outboundFetch, remoteTimeLimitMs })
  const { defineAgent, installAgent, toAgent, getAgent, isCurrent } = createAgents(database, catalogue, skills)
  const running = new Set<string>()
  const inTurn = createTurns()
  const transactInTurn = <T>(turn: string, work: (tx: Transaction) => Promise<T>) => inTurn(turn, () => database.transaction(work))

  /** Reserve, execute, settle or give back: no transaction is open while the agent works. */
  async function perform(request: NewRun, model: LanguageModelV4 | undefined, context: RunContext): Promise<Run> {
    for (;;) {
      try {
        const { run } = await performWith(await getAgent(request.appId), request, model, context)
        return run
      } catch (error) {
        if (!(error instanceof AgentReplaced || error instanceof OwnerReplaced)) throw error
      }
    }
  }

  async function performWith(
    agent: Agent,
    request: NewRun,
    model: LanguageModelV4 | undefined,
    { signal, emit }: RunContext,
  ): Promise<{ run: Run; isAnswered: boolean }> {
    const reserving: Request = { ...request, id: newId(), agentVersion: agent.version }
    // Runs for an organisation hold the organisation while they begin, and its owner's wallet while they end.
    const turn = request.organisationId ?? request.person
    let provider: string | null = null
    running.add(reserving.id)
    try {
      const run = await transactInTurn(`begin ${turn}`, async (tx) => {
        const payer = isPaid(reserving) ? await billing.runCharges.holdPayer(tx, reserving) : undefined
        const reserved = await reserve(tx, reserving, clock.now())
        if (reserved && payer && isPaid(reserving)) {
          await billing.runCharges.reserve(tx, reserving, payer)
          // The price was read after the agent was: another version may have come between, with another price.
          if (!(await isCurrent(tx, request.appId, agent.version))) throw new AgentReplaced()
        }
        return reserved
      })
      if (!run) return { run: await requireRepeat(reserving), isAnswered: true }
      try {
        await faults.reach('runs.reserved')
        const ask = { text: run.input, language: languageOfRequest(run.input), today: today(clock) }
        const runtime = await chooseRuntime(agent, model)
        provider = runtime.provider
        const answer = await execute(runtime, { runId: run.id, agent, ask, signal, emit })
        await faults.reach('runs.answered')
        if (signal.aborted) throw new DomainError('runs.cancelled')
        const [settled, showExecution] = await transactInTurn(`end ${turn}`, async (tx) => {
          const stored = await settle(tx, run, answer, runtime.provider, clock.now())
          if (run.kind === 'paid') await billing.runCharges.take(tx, run.id)
          await faults.reach('runs.stored')
          return [stored, isCounted(run) ? await catalogue.recordExecution(tx, run.appId) : () => {}] as const
        })
        showExecution()
        return { run: settled, isAnswered: answer.isAnswered }
      } catch (error) {
        const code = error instanceof DomainError ? error.code : 'runs.failed'
        await giveAllBack(run, code, provider, turn)
        throw error
      }
    } finally {
      running.delete(reserving.id)
    }
  }

  /** The free run or the charge comes back in the transaction that records the failure. */
  async function giveAllBack(run: Run, code: ErrorCode, provider: string | null, turn = run.person): Promise<void> {
    await transactInTurn(`end ${turn}`, async (tx) => {
      const ended = await giveBack(tx, run, code, provider, clock.now())
      if (ended?.kind === 'paid') await billing.runCharges.giveBack(tx, ended)
    })
  }

  /** The run that took this key while we were about to: its answer, or word that it is still at work. */
  async function requireRepeat(request: Request): Promise<Run> {
    const repeated = await findRepeat(database, request)
    if (!repeated) throw new DomainError('request.in_flight', { retryAfterSeconds: 1 })
    return repeated
  }

  async function takeFromAddress(caller: Caller): Promise<void> {
    if (caller.kind !== 'visitor') return
    try {
      await limits.take(ADDRESS_LIMIT, caller.address)
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== 'request.rate_limited') throw error
      throw new DomainError('runs.address_limit_reached', { retryAfterSeconds: error.retryAfterSeconds ?? 1, cause: error })
    }
  }

  /**
   * Fails and gives back what a process that died left running; says how many. Whoever has the embedded database is alone,
   * so whatever it does not run itself is left over; on PostgreSQL other processes are left alone until nothing could run so long.
   */
  async function recoverUnfinished(): Promise<number> {
    const now = clock.now()
    const startedBy = database.engine === 'pglite' ? now : new Date(now.getTime() - ABANDONED_AFTER_MS)
    const abandoned = await unfinishedRuns(database, startedBy, running)
    for (const run of abandoned) await giveAllBack(run, 'runs.failed', null)
    return abandoned.length
  }

  return {
    defineAgent,
    installAgent,
    removeAgent,

    async runDemo({ slug, input }: InputOf<typeof contract.routes.runDemo>, context: Context<contract.DemoEvent>) {
      const { caller, idempotencyKey } = context
      const { id: appId } = catalogue.getRunnableApp(slug)
      const person = personOf(caller, secret)
      const userId = caller.kind === 'user' ? caller.userId : undefined
      const request = { appId, kind: 'demo' as const, person, userId, idempotencyKey, input }
      const repeated = await findRepeat(database, request)
      if (repeated) return toDemoResult(repeated, await demoInfo(database, person, appId))
      // Only spares the work of a refusal: takeDemo decides.
      const { remaining } = await demoInfo(database, person, appId)
      if (remaining === 0) throw new DomainError('runs.demo_limit_reached')
      await takeFromAddress(caller)
      const run = await perform(request, languageModel, context)
      return toDemoResult(run, await demoInfo(database, person, appId))
    },

    async getDemoInfo({ slug }: InputOf<typeof contract.routes.getDemoInfo>, { caller }: Context) {
      const { id: appId } = catalogue.getRunnableApp(slug)
      return { success: true as const, demo_info: await demoInfo(database, personOf(caller, secret), appId) }
    },

    /**
     * Runs a prompt for real before the app is published, stored and counted, but without using a free run of the person
     * who checks. Always by the built-in engine, whose answer to a prompt is the same every time.
     */
    async checkPrompt(appId: string, prompt: string, userId?: string): Promise<{ answer: string; skillsUsed: string[] }> {
      const person = userId === undefined ? STORE : personOfUser(userId)
      const request = { appId, kind: 'check' as const, person, userId, idempotencyKey: undefined, input: prompt }
      const run = await perform(request, undefined, { signal: new AbortController().signal, emit() {} })
      return { answer: run.answer ?? '', skillsUsed: run.skillsUsed ?? [] }
    },

    /**
     * Runs a prompt with an agent that is being worked on, or with the one that is listed, as anybody's run would be. It is
     * stored and counts nowhere.
     */
    async rehearse(
      {
        appId,
        prompt,
        userId,
        draft,
      }: { appId: string; prompt: string; userId: string | undefined; draft?: { plan: AgentPlan; version: number } },
      context: RunContext,
    ): Promise<Rehearsal> {
      const person = userId === undefined ? STORE : personOfUser(userId)
      const request = { appId, kind: 'rehearsal' as const, person, userId, idempotencyKey: undefined, input: prompt }
      const agent = draft ? toAgent(draft.plan, draft.version) : await getAgent(appId)
      const { run, isAnswered } = await performWith(agent, request, languageModel, context)
      const { answer, provider, skillsUsed, elapsedMs } = run
      return { answer: answer ?? '', provider: provider ?? '', skillsUsed: skillsUsed ?? [], elapsedMs: elapsedMs ?? 0, isAnswered }
    },

    ...createPaidRuns({
      database,
      billing,
      catalogue,
      limits,
      inTurn,
      perform: (request, context) => perform(request, languageModel, context),
    }),
    ...createRunHistory(database),

    recoverUnfinished,
    forgetRehearsals: (stopped: AbortSignal) => forgetRehearsals(database, clock.now(), stopped),

    exportPerson: (userId: string) => exportPerson(database, userId),
    erasePerson,
  }
}

/** What came of a prompt that was tried. */
export interface Rehearsal {
  /** Markdown. */
  answer: string
  provider: string
  skillsUsed: string[]
  elapsedMs: number
  /** False: the agent asked back, said what it is for, or refused the input. */
  isAnswered: boolean
}

/** Another version of the agent was listed while a run was about to begin, which begins again. */
class AgentReplaced extends Error {}

const isCounted = ({ kind }: Run) => kind !== 'rehearsal'

/** Paid runs are of people who are signed in. */
function isPaid<R extends Pick<Request, 'kind'>>(run: R): run is R & { userId: string } {
  return run.kind === 'paid'
}

function toDemoResult(run: Run, info: contract.DemoInfo): contract.DemoResult {
  return { ...toAnswered(run), demo_info: info }
}
