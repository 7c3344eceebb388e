import type { Bilingual, forge } from '@wakeel/contract'
import { defineTask } from '../workers/task.ts'
import { checkContent } from './checks/content.ts'
import { checkTexts } from './checks/texts.ts'
import { contentFrom } from './import-content.ts'
import { requireLawfulTexts } from './lawful.ts'
import { writeFromWords } from './writing/built-in-writer.ts'
import type { Idea } from './writing/idea.ts'
import { trades } from './writing/trades/all.ts'

export const writeAgent = defineTask(
  'writeAgent',
  ({
    skills,
    idea,
    ...choice
  }: { skills: readonly string[]; idea: Idea } & Parameters<typeof writeFromWords>[2]) =>
    writeFromWords(
      trades.filter(({ skill }) => skills.includes(skill.name)),
      idea,
      choice,
    ),
)

export const importContent = defineTask('importContent', (about: Parameters<typeof contentFrom>) =>
  contentFrom(...about),
)

export const requireLawfulTask = defineTask('requireLawful', (content: forge.AgentContent) =>
  requireLawfulTexts(content),
)

export const checkTextsTask = defineTask('checkTexts', (content: forge.AgentContent) =>
  checkTexts(content),
)

export const checkContentTask = defineTask(
  'checkContent',
  ({ content, storeNames }: { content: forge.AgentContent; storeNames: readonly Bilingual[] }) =>
    checkContent(content, storeNames),
)
