import type { forge as contract, Language } from '@wakeel/contract'
import { languages } from '../content.ts'

const fields = ['name', 'short_description', 'description'] as const

/** Everything that an agent's page needs is there, in one language at least, and everything that executing it needs. */
export function checkComplete(content: contract.AgentContent): contract.Check {
  const [fewest] = languages
    .map((language) => missingIn(content, language))
    .sort((a, b) => a.length - b.length)
  const reasons = [...fewest!, ...missingToExecute(content)]
  return { name: 'complete', passed: reasons.length === 0, reasons }
}

function missingIn(content: contract.AgentContent, language: Language): contract.CheckReason[] {
  const texts = fields
    .filter((field) => content[field][language] === '')
    .map((field) => reason('text_missing', field))
  return content.demo_prompts[language].some((prompt) => prompt !== '')
    ? texts
    : [...texts, reason('prompts_missing')]
}

function missingToExecute({
  runtime,
  skills,
  instructions,
}: contract.AgentContent): contract.CheckReason[] {
  const missing: contract.CheckReason[] = []
  if (runtime.kind === 'skills' && skills.length === 0) missing.push(reason('skills_missing'))
  if (runtime.kind === 'mcp' && runtime.tools.length === 0) missing.push(reason('tools_missing'))
  // An A2A agent has instructions of its own.
  if (runtime.kind !== 'a2a' && instructions === '') missing.push(reason('instructions_missing'))
  return missing
}

const reason = (
  code: contract.CheckReason['code'],
  about: string | null = null,
): contract.CheckReason => ({ code, about, found: null })
