import { skills } from '@wakeel/skills'
import { findInjectionsTask } from '../connections/tasks.ts'
import {
  checkContentTask,
  checkTextsTask,
  importContent,
  requireLawfulTask,
  writeAgent,
} from '../forge/tasks.ts'
import { drawPngTask } from '../pictures/tasks.ts'
import { chooseToolTask, readElicitedTask } from '../runs/runtimes/mcp/tasks.ts'
import { serveTasks } from '../workers/serve-tasks.ts'
import { chooseSkill, useSkill } from '../workers/skill-tasks.ts'

// A thread of the worker pool, and everything that may be done there.
serveTasks([
  chooseSkill,
  useSkill,
  chooseToolTask,
  readElicitedTask,
  writeAgent,
  importContent,
  checkTextsTask,
  checkContentTask,
  drawPngTask,
  findInjectionsTask,
  requireLawfulTask,
])

// Whoever asks first does not wait for the words of all skills to be learnt.
void chooseSkill.work({
  skills: skills.map(({ name }) => name),
  ask: { text: 'vat', language: 'en', today: '2026-01-01' },
  examples: [],
})
