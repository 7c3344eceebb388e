import type { Bilingual, catalogue } from '@wakeel/contract'

/** Where an agent is executed. */
export const runtimeNames: Bilingual<Record<catalogue.App['runtime'], string>> = {
  en: {
    skills: 'Built in, no key needed',
    a2a: 'At its creator’s (A2A)',
    mcp: 'At its creator’s (MCP)',
    openai: 'A language model of its creator’s',
  },
  ar: {
    skills: 'مدمجة، لا تحتاج إلى مفتاح',
    a2a: 'لدى مبدعه (A2A)',
    mcp: 'لدى مبدعه (MCP)',
    openai: 'نموذج لغوي لدى مبدعه',
  },
}
