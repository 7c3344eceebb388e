import { today } from '../clock.ts'
import { DomainError } from '../errors.ts'
import type { WorkingModel } from '../models/models.ts'
import { OwnerReplaced } from '../organisations/spending-allowance.ts'
import { agentOfRequest } from './agent-of-request.ts'
import type { Agent } from './agents.ts'
import { createAudience } from './audience.ts'
import { AgentReplaced, beginRun } from './begin-run.ts'
import { requireConfirmed } from './confirmation.ts'
import type { RunParts } from './dependencies.ts'
import { languageOfMessage, readEarlier } from './earlier.ts'
import { endRun, requireOutcome } from './end-run.ts'
import { requireRepeat } from './find-repeat.ts'
import { STORE } from './forget-dry-runs.ts'
import { giveRunBack } from './give-run-back.ts'
import { observedRun } from './observed-run.ts'
import { isCustomerRun } from './run-kinds.ts'
import { countedAs, type NewRun, type Request, type Run, type RunContext } from './run-records.ts'
import { turnOf } from './run-turns.ts'
import { execute as executeWith } from './runtimes/execute.ts'
import type { ConfirmedCall } from './runtimes/mcp/proposal.ts'
import type { Runtime, SkillCall } from './runtimes/runtime.ts'
import { requireSkill } from './runtimes/skill-call.ts'

/** Who thinks: the operator's language models, where there are any, or the built-in engine alone. */
type Thinking = 'models' | 'engine'

/** Reserve, execute, settle or give back: no transaction is open while the agent works. */
export async function performRun(
  runs: RunParts,
  request: NewRun,
  thinking: Thinking,
  context: RunContext,
): Promise<Run> {
  for (;;) {
    try {
      const { agent, isPinned } = await agentOfRequest(runs, request)
      return await performRunWith(runs, agent, { ...request, isPinned }, thinking, context)
    } catch (error) {
      if (!(error instanceof AgentReplaced || error instanceof OwnerReplaced)) throw error
    }
  }
}

/** The same with an agent that may be another than the listed one. */
export async function performRunWith(
  runs: RunParts,
  agent: Agent,
  request: NewRun & Pick<Request, 'isPinned'>,
  thinking: Thinking,
  context: RunContext,
): Promise<Run> {
  const { catalogue, clock, database, ended, lease, newId, observeRun, running } = runs
  const reserving: Request = {
    ...request,
    id: newId(),
    agentVersion: agent.version,
    processId: lease.id,
  }
  const { call, files } = request
  if (call) requireSkill(agent, call)
  if (files && agent.runtime.kind !== 'a2a') throw new DomainError('runs.files_not_accepted')
  const confirmed = await requireConfirmed(database, reserving, clock.now())
  const turn = turnOf(request)
  await lease.hold()
  running.add(reserving.id)
  try {
    const run = await beginRun(runs, reserving, { turn, confirmed, isFree: agent.isFree ?? false })
    context.onBegun?.()
    if (!run) return await requireRepeat(runs, reserving)
    context.onStored?.(run)
    // What is tried before it is listed, or while it is not, has no name of its own outside of the store.
    const name = catalogue.findListed(run.appId)?.slug ?? 'unlisted'
    const observed = { agent: name, runtime: agent.runtime.kind, observe: observeRun }
    return await observedRun(run, observed, () =>
      execute(runs, { run, agent, thinking, call, files, confirmed, turn }, context),
    )
  } finally {
    running.delete(reserving.id)
    if (running.size === 0) ended.emit('all')
  }
}

interface Begun {
  run: Run
  agent: Agent
  thinking: Thinking
  call: SkillCall | undefined
  files: Request['files']
  confirmed: ConfirmedCall | undefined
  turn: string
}

async function execute(
  runs: RunParts,
  { run, agent, thinking, call, files, confirmed, turn }: Begun,
  context: RunContext,
): Promise<Run> {
  const { chooseRuntime, clock, closing, database, faults } = runs
  // What is done cannot be cancelled: whoever leaves finds it in their history.
  const waiting = confirmed ? { ...context, signal: new AbortController().signal } : context
  const audience =
    isCustomerRun(run) && !confirmed ? createAudience(context, closing.signal) : undefined
  const { signal, emit } = audience ?? waiting
  let runtime: Runtime | undefined
  try {
    await faults.reach('runs.reserved')
    const { turns: earlier, remoteThread } = await readEarlier(database, run)
    const language = languageOfMessage(run.input, earlier)
    const ask = { text: run.input, language, today: today(clock), earlier }
    const model = thinking === 'models' && !call ? openModel(runs, run) : undefined
    runtime = await chooseRuntime(agent, model, call)
    const execution = { runId: run.id, agent, ask, files, remoteThread, confirmed, signal, emit }
    const answer = await executeWith(runtime, execution)
    await faults.reach('runs.answered')
    if (signal.aborted) throw new DomainError('runs.cancelled')
    const settled = await endRun(runs, run, { agent, answer, provider: runtime.provider }, turn)
    await faults.reach('runs.ended')
    return settled
  } catch (error) {
    const stored = error instanceof DomainError ? undefined : await requireOutcome(runs, run)
    if (stored) return stored
    await giveRunBack(runs, run, error, runtime?.provider ?? null, turn)
    throw error
  } finally {
    audience?.end()
  }
}

const openModel = ({ models }: RunParts, run: Run): WorkingModel | undefined =>
  models.open({
    purpose: 'run',
    runId: run.id,
    appId: run.appId,
    person: run.person === STORE ? undefined : countedAs(run),
  })
