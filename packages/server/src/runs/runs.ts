import { EventEmitter, once } from 'node:events'
import type { runs as contract, InputOf } from '@wakeel/contract'
import type { Skill } from '@wakeel/skills'
import { languageOfRequest } from '@wakeel/skills'
import { networkOf, personOf, personOfUser } from '../accounts/person.ts'
import type { Billing } from '../billing/billing.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { type Clock, today } from '../clock.ts'
import type { Connections } from '../connections/connections.ts'
import type { Database, Transaction } from '../database/database.ts'
import { DomainError } from '../errors.ts'
import type { Faults } from '../faults.ts'
import type { Context } from '../http/context.ts'
import type { RateLimits } from '../http/rate-limits.ts'
import type { Models } from '../models/models.ts'
import type { EndedRun } from '../observability/process-metrics.ts'
import { OwnerReplaced } from '../organisations/spending-allowance.ts'
import type { OutboundFetch } from '../outbound/outbound-fetch.ts'
import { createSkillEngine } from '../workers/skill-engine.ts'
import type { WorkerPool } from '../workers/worker-pool.ts'
import { type Agent, type AgentPlan, createAgents } from './agents.ts'
import { isAnswered, toAnswered } from './answered.ts'
import { createAudience } from './audience.ts'
import { requireConfirmed } from './confirmation.ts'
import { takeFromAddress } from './demo-address-limits.ts'
import { demoInfo } from './demo-allowance.ts'
import { forgetDryRuns, STORE } from './forget-dry-runs.ts'
import { createTurns } from './keyed-mutex.ts'
import { observedRun } from './observed-run.ts'
import { createPaidRuns } from './paid-runs.ts'
import { erasePerson, exportPerson } from './personal-data.ts'
import { createPopularity } from './popularity.ts'
import { createProcessLease } from './process-lease.ts'
import { createQueue } from './queue.ts'
import { removeAgent } from './remove-agent.ts'
import { createRunHistory } from './run-history.ts'
import {
  findByKey,
  findRun,
  giveBack,
  type NewRun,
  type Request,
  type RequestContent,
  type Run,
  type RunContext,
  reserve,
  settle,
  unfinishedRuns,
} from './run-records.ts'
import { RUNS_AT_ONCE, type RunsAtOnce, requireRoomAtOnce } from './runs-at-once.ts'
import { createRuntimes } from './runtimes/choose-runtime.ts'
import { execute as executeWith, RUN_TIME_LIMIT_MS } from './runtimes/execute.ts'
import type { ConfirmedCall } from './runtimes/mcp/proposal.ts'
import { innerOf } from './runtimes/remote-failure.ts'
import type { Answer, Runtime } from './runtimes/runtime.ts'
import { createUnansweredRuns } from './unanswered-runs.ts'

/** After this long a run that is still `running` belongs to a process that died: no run takes so long, even by another machine's clock. */
const ABANDONED_AFTER_MS = RUN_TIME_LIMIT_MS + 30_000

/** Runs that begin and runs that end take at most so many connections to the database; none while the agent works. What has begun ends, however many wait. */
const BEGINNING = { atOnce: 4, maxWaiting: 500, waitLimitMs: 10_000 }
const ENDING = { atOnce: 4 }

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
  workers: WorkerPool
  limits: RateLimits
  models: Models
  remoteTimeLimitMs: number | undefined
  atOnce: RunsAtOnce | undefined
  faults: Faults
  /** Told of every run that an agent worked on. */
  observeRun(run: EndedRun): void
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
  workers,
  limits,
  models,
  remoteTimeLimitMs = REMOTE_TIME_LIMIT_MS,
  atOnce = RUNS_AT_ONCE,
  faults,
  observeRun,
  secret,
}: Dependencies) {
  const chooseRuntime = createRuntimes({
    connections,
    outboundFetch,
    engine: createSkillEngine(workers),
    workers,
    remoteTimeLimitMs,
  })
  const { defineAgent, installAgent, toAgent, getAgent, isCurrent } = createAgents(
    database,
    catalogue,
    skills,
  )
  const running = new Set<string>()
  const ended = new EventEmitter()
  /** Aborted when the store closes and its callers were sent away. */
  const closing = new AbortController()
  const lease = createProcessLease(database, newId())
  const unanswered = createUnansweredRuns(limits)
  const pointsOf = createPopularity({ limits, clock })
  const inTurn = createTurns()
  const beginning = createQueue(BEGINNING)
  const ending = createQueue(ENDING)
  const beginInTurn = <T>(turn: string, work: (tx: Transaction) => Promise<T>) =>
    inTurn(`begin ${turn}`, () => database.transaction(work))
  const endInTurn = <T>(turn: string, work: (tx: Transaction) => Promise<T>) =>
    inTurn(`end ${turn}`, () => ending.run(() => database.transaction(work)))

  /** A request keeps its place among those that begin until its run has begun. A person, or an organisation, has one such place. */
  function entering<T>(turn: string, work: (onBegun: () => void) => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const enter = () =>
        beginning.run(() => new Promise<void>((onBegun) => resolve(work(onBegun).finally(onBegun))))
      inTurn(`enter ${turn}`, enter).catch(reject)
    })
  }

  /** Reserve, execute, settle or give back: no transaction is open while the agent works. */
  async function perform(request: NewRun, thinking: Thinking, context: RunContext): Promise<Run> {
    for (;;) {
      try {
        return await performWith(await getAgent(request.appId), request, thinking, context)
      } catch (error) {
        if (!(error instanceof AgentReplaced || error instanceof OwnerReplaced)) throw error
      }
    }
  }

  async function performWith(
    agent: Agent,
    request: NewRun,
    thinking: Thinking,
    context: RunContext,
  ): Promise<Run> {
    const reserving: Request = {
      ...request,
      id: newId(),
      agentVersion: agent.version,
      processId: lease.id,
    }
    const confirmed = await requireConfirmed(database, reserving, clock.now())
    // Runs for an organisation hold the organisation while they begin, and its owner's wallet while they end.
    const turn = request.organisationId ?? request.person
    await lease.hold()
    running.add(reserving.id)
    try {
      const run = await begin(reserving, turn, confirmed)
      context.onBegun?.()
      if (!run) return await requireRepeat(reserving)
      return await observedRun(
        run,
        { agent: nameOf(run.appId), runtime: agent.runtime.kind, observe: observeRun },
        () => execute(run),
      )
    } finally {
      running.delete(reserving.id)
      if (running.size === 0) ended.emit('all')
    }

    async function execute(run: Run): Promise<Run> {
      // What is done cannot be cancelled: whoever leaves finds it in their history.
      const waiting = confirmed ? { ...context, signal: new AbortController().signal } : context
      const audience =
        isAsked(run) && !confirmed ? createAudience(context, closing.signal) : undefined
      const { signal, emit } = audience ?? waiting
      let runtime: Runtime | undefined
      try {
        await faults.reach('runs.reserved')
        const ask = { text: run.input, language: languageOfRequest(run.input), today: today(clock) }
        runtime = await chooseRuntime(
          agent,
          thinking === 'models'
            ? models.open({
                purpose: 'run',
                runId: run.id,
                appId: run.appId,
                person: run.person === STORE ? undefined : run.person,
              })
            : undefined,
        )
        const answer = await executeWith(runtime, {
          runId: run.id,
          agent,
          ask,
          confirmed,
          signal,
          emit,
        })
        await faults.reach('runs.answered')
        if (signal.aborted) throw new DomainError('runs.cancelled')
        const settled = await end(run, answer, runtime.provider, turn)
        await faults.reach('runs.ended')
        return settled
      } catch (error) {
        const stored = error instanceof DomainError ? undefined : await requireOutcome(run)
        if (stored) return stored
        await giveAllBack(run, error, runtime?.provider ?? null, turn)
        throw error
      } finally {
        audience?.end()
      }
    }
  }

  /** What is tried before it is listed, or while it is not, has no name of its own outside of the store. */
  const nameOf = (appId: string) => catalogue.findListed(appId)?.slug ?? 'unlisted'

  /** Undefined: the idempotency key already belongs to another run. */
  async function begin(
    reserving: Request,
    turn: string,
    confirmed: ConfirmedCall | undefined,
  ): Promise<Run | undefined> {
    try {
      return await beginInTurn(turn, async (tx) => {
        if (isAsked(reserving)) {
          await requireRoomAtOnce(tx, reserving, atOnce)
          await unanswered.requireFewer(tx, reserving)
        }
        const payer = isPaid(reserving)
          ? await billing.runCharges.lockPayer(tx, reserving)
          : undefined
        const reserved = await reserve(tx, reserving, clock.now(), confirmed)
        if (reserved && payer && isPaid(reserving)) {
          await billing.runCharges.reserve(tx, reserving, payer)
          // The price was read after the agent was: another version may have come between, with another price.
          if (!(await isCurrent(tx, reserving.appId, reserving.agentVersion)))
            throw new AgentReplaced()
        }
        return reserved
      })
    } catch (error) {
      if (
        error instanceof DomainError ||
        error instanceof AgentReplaced ||
        error instanceof OwnerReplaced
      )
        throw error
      // A connection that broke at the end may have left it begun; what cannot be given back now, the next repeat or the job gives back.
      const begun = await findRun(database, reserving.id).catch(() => undefined)
      if (begun) await giveAllBack(begun, undefined, null, turn).catch(() => {})
      throw error
    }
  }

  /** Stores what the agent said. What is no answer costs nothing and counts nowhere. */
  async function end(run: Run, answer: Answer, provider: string, turn: string): Promise<Run> {
    const [settled, showExecution] = await endInTurn(turn, async (tx) => {
      const stored = await settle(tx, run, answer, provider, clock.now())
      if (isAsked(run)) await unanswered.count(tx, run, answer.isAnswered)
      if (run.kind === 'paid')
        await (answer.isAnswered
          ? billing.runCharges.take(tx, run.id)
          : billing.runCharges.giveBack(tx, stored))
      await faults.reach('runs.stored')
      return [
        stored,
        answer.isAnswered && isCounted(run)
          ? await catalogue.recordExecution(tx, run.appId, await pointsOf(tx, run))
          : () => {},
      ] as const
    })
    showExecution()
    return settled
  }

  /** How a run ended whose end this process did not hear, as when its connection broke; undefined while it has not ended. */
  async function requireOutcome({ id }: Run): Promise<Run | undefined> {
    try {
      await faults.reach('runs.looked_up')
      const stored = await findRun(database, id)
      return stored && hasText(stored) ? stored : undefined
    } catch (cause) {
      throw new DomainError('runs.outcome_unknown', { retryAfterSeconds: 5, cause })
    }
  }

  /** The free run or the charge comes back in the transaction that records the failure. */
  async function giveAllBack(
    run: Run,
    error: unknown,
    provider: string | null,
    turn = run.person,
  ): Promise<void> {
    const errorCode = error instanceof DomainError ? error.code : 'runs.failed'
    await endInTurn(turn, async (tx) => {
      const ended = await giveBack(
        tx,
        run,
        { errorCode, inner: innerOf(error), provider },
        clock.now(),
      )
      // Whoever was to answer has tried; nobody has when the run was cancelled, or died with its process.
      if (ended && isAsked(ended) && provider !== null && errorCode !== 'runs.cancelled')
        await unanswered.count(tx, ended, false)
      if (ended?.kind === 'paid') await billing.runCharges.giveBack(tx, ended)
    })
  }

  /** The run that took this key while we were about to: its answer, or word that it is still at work. */
  async function requireRepeat(request: Request): Promise<Run> {
    const repeated = await findRepeat(request)
    if (!repeated && request.confirmation) throw new DomainError('runs.confirmation_used')
    if (!repeated) throw new DomainError('request.in_flight', { retryAfterSeconds: 1 })
    return repeated
  }

  /** The run that an idempotency key belongs to, once it has ended. A run that its process has abandoned ends here, and frees its key. */
  async function findRepeat(request: RequestContent): Promise<Run | undefined> {
    const run = await findByKey(database, request)
    if (run?.status !== 'running') return run
    if (!isAbandoned(run, await lease.living()))
      throw new DomainError('request.in_flight', { retryAfterSeconds: 1 })
    await giveAllBack(run, undefined, null)
    return undefined
  }

  function isAbandoned({ id, processId, startedAt }: Run, living: ReadonlySet<string>): boolean {
    if (running.has(id)) return false
    // Begun by a version of the store that did not say by whom.
    if (processId === null)
      return (
        database.engine === 'pglite' ||
        startedAt.getTime() <= clock.now().getTime() - ABANDONED_AFTER_MS
      )
    return processId === lease.id || !living.has(processId)
  }

  /** Fails and gives back what a process that died left running; says how many. What other processes are working on is left alone. */
  async function recoverUnfinished(): Promise<number> {
    // Who lives is read after what runs: whoever has begun a run was known to live before.
    const unfinished = await unfinishedRuns(database, running)
    if (unfinished.length === 0) return 0
    const living = await lease.living()
    const abandoned = unfinished.filter((run) => isAbandoned(run, living))
    for (const run of abandoned) await giveAllBack(run, undefined, null)
    return abandoned.length
  }

  return {
    defineAgent,
    installAgent,
    removeAgent,

    async runDemo(
      { slug, input, confirmation }: InputOf<typeof contract.routes.runDemo>,
      context: Context<contract.DemoEvent>,
    ) {
      const { caller, idempotencyKey } = context
      const { id: appId } = catalogue.getRunnableApp(slug)
      const person = personOf(caller, secret)
      const userId = caller.kind === 'user' ? caller.userId : undefined
      const network = networkOf(caller, secret)
      const request = {
        appId,
        kind: 'demo' as const,
        person,
        userId,
        network,
        idempotencyKey,
        input,
        confirmation,
      }
      return entering(person, async (onBegun) => {
        const repeated = await findRepeat(request)
        if (repeated) return toDemoResult(repeated, await demoInfo(database, person, appId))
        // Only spares the work of a refusal: takeDemo decides.
        const { remaining } = await demoInfo(database, person, appId)
        if (remaining === 0) throw new DomainError('runs.demo_limit_reached')
        await takeFromAddress(limits, caller, appId)
        const run = await perform(request, 'models', { ...context, onBegun })
        return toDemoResult(run, await demoInfo(database, person, appId))
      })
    },

    async getDemoInfo({ slug }: InputOf<typeof contract.routes.getDemoInfo>, { caller }: Context) {
      const { id: appId } = catalogue.getRunnableApp(slug)
      return {
        success: true as const,
        demo_info: await demoInfo(database, personOf(caller, secret), appId),
      }
    },

    /**
     * Runs a prompt for real before the app is published, stored and counted, but without using a free run of the person
     * who checks. Always by the built-in engine, whose answer to a prompt is the same every time.
     */
    async checkPrompt(
      appId: string,
      prompt: string,
      userId?: string,
    ): Promise<{ answer: string; skillsUsed: string[] }> {
      const person = userId === undefined ? STORE : personOfUser(userId)
      const request = {
        appId,
        kind: 'check' as const,
        person,
        userId,
        idempotencyKey: undefined,
        input: prompt,
      }
      const run = await perform(request, 'engine', {
        signal: new AbortController().signal,
        emit() {},
      })
      return { answer: run.answer ?? '', skillsUsed: run.skillsUsed ?? [] }
    },

    /**
     * Runs a prompt with an agent that is being worked on, or with the one that is listed, as anybody's run would be. It is
     * stored and counts nowhere.
     */
    async runDry(
      {
        appId,
        prompt,
        userId,
        draft,
      }: {
        appId: string
        prompt: string
        userId: string | undefined
        draft?: { plan: AgentPlan; version: number }
      },
      context: RunContext,
    ): Promise<DryRun> {
      const person = userId === undefined ? STORE : personOfUser(userId)
      const request = {
        appId,
        kind: 'rehearsal' as const,
        person,
        userId,
        idempotencyKey: undefined,
        input: prompt,
      }
      const agent = draft ? toAgent(draft.plan, draft.version) : await getAgent(appId)
      const run = await performWith(agent, request, 'models', context)
      const { answer, provider, skillsUsed, elapsedMs, proposedCall, remoteError } = run
      return {
        answer: answer ?? '',
        provider: provider ?? '',
        skillsUsed: skillsUsed ?? [],
        elapsedMs: elapsedMs ?? 0,
        isAnswered: isAnswered(run),
        wantsTool: proposedCall?.tool.name,
        remoteError: remoteError ?? undefined,
      }
    },

    ...createPaidRuns({
      database,
      billing,
      catalogue,
      limits,
      secret,
      inTurn,
      entering,
      findRepeat,
      perform: (request, context) => perform(request, 'models', context),
    }),
    ...createRunHistory(database),

    recoverUnfinished,
    /** Resolves once no run is at work any more; those whose callers were sent away are given back by then. */
    async whenEnded(): Promise<void> {
      closing.abort()
      if (running.size > 0) await once(ended, 'all')
    },
    forgetDeadProcesses: lease.forgetDead,
    /** Other processes need not wait for what this one was doing. */
    close: lease.end,
    forgetDryRuns: (stopped: AbortSignal) => forgetDryRuns(database, clock.now(), stopped),

    exportPerson: (userId: string) => exportPerson(database, userId),
    erasePerson,
  }
}

/** What came of a prompt that was tried. */
export interface DryRun {
  /** Markdown. */
  answer: string
  provider: string
  skillsUsed: string[]
  elapsedMs: number
  /** False: the agent asked back, said what it is for, or refused the input. */
  isAnswered: boolean
  /** A tool that it wanted to call, and for which it would have to ask its person. */
  wantsTool: string | undefined
  /** What the other end said of a failure: for its creator, and nobody else. */
  remoteError: string | undefined
}

/** Who thinks: the operator's language models, where there are any, or the built-in engine alone. */
type Thinking = 'models' | 'engine'

/** Another version of the agent was listed while a run was about to begin, which begins again. */
class AgentReplaced extends Error {}

const isCounted = ({ kind }: Run) => kind !== 'rehearsal'

/** Whether the agent said something, be it an answer or not. */
const hasText = ({ status }: Run) => status === 'succeeded' || status === 'unanswered'

/** By people, not by the store or a creator who checks an agent. */
const isAsked = ({ kind }: Pick<Run, 'kind'>) => kind === 'demo' || kind === 'paid'

/** Paid runs are of people who are signed in. */
function isPaid<R extends Pick<Request, 'kind'>>(run: R): run is R & { userId: string } {
  return run.kind === 'paid'
}

function toDemoResult(run: Run, info: contract.DemoInfo): contract.DemoResult {
  return { ...toAnswered(run), demo_info: info }
}
