import { EventEmitter, once } from 'node:events'
import { bind } from '../bind.ts'
import { createSkillEngine } from '../workers/skill-engine.ts'
import { recoverUnfinished } from './abandoned-runs.ts'
import { createAgents } from './agents.ts'
import { checkPrompt } from './check-prompt.ts'
import { claimConversation } from './claim-conversation.ts'
import { getConversation, listConversations } from './conversations.ts'
import { deleteConversation } from './delete-conversation.ts'
import type { RunDependencies, RunParts } from './dependencies.ts'
import { forgetDryRuns } from './forget-dry-runs.ts'
import { getVersion } from './get-version.ts'
import { listVersions } from './list-versions.ts'
import { erasePerson, exportPerson } from './personal-data.ts'
import { createProcessLease } from './process-lease.ts'
import { removeAgent } from './remove-agent.ts'
import { getRunTerms, runApp, runCharged } from './run-app.ts'
import { getDemoInfo, runDemo } from './run-demo.ts'
import { runDry } from './run-dry.ts'
import { getRun, listRuns } from './run-history.ts'
import { createRunTurns } from './run-turns.ts'
import { createRuntimes } from './runtimes/choose-runtime.ts'

/** For one call to an agent elsewhere, from the request to the last word. */
const REMOTE_TIME_LIMIT_MS = 60_000

export type Runs = ReturnType<typeof createRuns>

/** Executes agents and counts what was executed. A run that gives no answer counts nowhere. */
export function createRuns(dependencies: RunDependencies) {
  const { database, newId, catalogue, skills, workers } = dependencies
  const { remoteTimeLimitMs = REMOTE_TIME_LIMIT_MS } = dependencies
  const agents = createAgents(database, catalogue, skills)
  const lease = createProcessLease(database, newId())
  const engine = createSkillEngine(workers)
  const parts: RunParts = {
    ...dependencies,
    agents,
    chooseRuntime: createRuntimes({ ...dependencies, engine, remoteTimeLimitMs }),
    lease,
    turns: createRunTurns(),
    running: new Set(),
    ended: new EventEmitter(),
    closing: new AbortController(),
  }
  return {
    defineAgent: agents.defineAgent,
    installAgent: agents.installAgent,
    removeAgent,
    erasePerson,
    forgetDeadProcesses: lease.forgetDead,
    /** Other processes need not wait for what this one was doing. */
    close: lease.end,
    ...bind(parts, {
      runDemo,
      getDemoInfo,
      runApp,
      runCharged,
      getRunTerms,
      listVersions,
      getVersion,
      listRuns,
      getRun,
      listConversations,
      getConversation,
      claimConversation,
      deleteConversation,
      checkPrompt,
      runDry,
      recoverUnfinished,
      forgetDryRuns,
      exportPerson,
      whenEnded,
    }),
  }
}

/** Resolves once no run is at work any more; those whose callers were sent away are given back by then. */
async function whenEnded({ closing, running, ended }: RunParts): Promise<void> {
  closing.abort()
  if (running.size > 0) await once(ended, 'all')
}
