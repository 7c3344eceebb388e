import { forge } from '@wakeel/contract'
import type { Skill } from '@wakeel/skills'
import { languageOf } from '@wakeel/skills'
import { z } from 'zod'
import type { OfferedCategory } from '../../catalogue/own-categories.ts'
import type { Idea } from './idea.ts'

/** What a model's answer comes to: an agent, the answer that no skill fits, or what is wrong with it, in words for the model. */
export type Reading =
  | { content: forge.AgentContent }
  | { fitsNothing: true }
  | { problems: string[] }

const { runtime: _runtime, price: _price, ...written } = forge.AgentContent.shape

/** Whatever else an answer holds is left out; how an agent runs and what it costs is never the model's to say. */
const Answer = z.object({
  ...written,
  skills: z.array(z.string()).max(50),
})

const MAX_SKILLS = 4
const MAX_PROBLEMS = 12

interface WritingRequest {
  skills: readonly Skill[]
  categories: readonly OfferedCategory[]
  idea: Idea
}

export function readAnswer(answer: string, { skills, categories, idea }: WritingRequest): Reading {
  const json = jsonIn(answer)
  if (json === undefined) return { problems: ['The answer is not one JSON object.'] }
  const checked = Answer.safeParse(json)
  if (!checked.success) {
    return {
      problems: checked.error.issues
        .slice(0, MAX_PROBLEMS)
        .map(({ path, message }) => `${path.join('.')}: ${message}`),
    }
  }
  if (checked.data.skills.length === 0) return { fitsNothing: true }
  const content: forge.AgentContent = {
    ...checked.data,
    demo_prompts: withoutBlanks(checked.data.demo_prompts),
    needs: withoutBlanks(checked.data.needs),
    never: withoutBlanks(checked.data.never),
    skills: skills
      .map(({ name }) => name)
      .filter((name) => checked.data.skills.includes(name))
      .slice(0, MAX_SKILLS),
    runtime: { kind: 'skills' },
    price: idea.price,
  }
  const problems = wrongWith(content, { categories, idea })
  return problems.length > 0 ? { problems } : { content }
}

function wrongWith(
  content: forge.AgentContent,
  { categories, idea }: Omit<WritingRequest, 'skills'>,
): string[] {
  const offered = categories.map(({ id }) => id)
  const language = languageOf(idea.problemGoal)
  const texts = ['name', 'short_description', 'description', 'full_description'] as const
  return [
    ...(offered.includes(content.category)
      ? []
      : [`category: must be one of ${offered.join(', ')}`]),
    ...(content.skills.length === 0 ? ['skills: none of these is in the list of skills'] : []),
    ...texts
      .filter((text) => !/\p{L}/u.test(content[text][language]))
      .map((text) => `${text}.${language}: is empty`),
    ...(content.demo_prompts[language].length < forge.DEMO_PROMPTS_LEAST
      ? [`demo_prompts.${language}: is empty`]
      : []),
    ...(content.instructions === '' ? ['instructions: is empty'] : []),
  ]
}

const withoutBlanks = ({ en, ar }: { en: string[]; ar: string[] }) => ({
  en: en.filter(Boolean),
  ar: ar.filter(Boolean),
})

/** The object in an answer that may stand between thoughts, fences or pleasantries. */
function jsonIn(answer: string): unknown {
  const said = answer.replace(/^[\s\S]*<\/think>/, '')
  const [start, end] = [said.indexOf('{'), said.lastIndexOf('}')]
  if (start < 0 || end < start) return undefined
  try {
    return JSON.parse(said.slice(start, end + 1))
  } catch {
    return undefined
  }
}
