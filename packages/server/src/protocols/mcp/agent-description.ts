import type { Bilingual, catalogue as contract, Language } from '@wakeel/contract'
import type { McpParts } from './parts.ts'

const headings = {
  needs: { en: 'What it needs', ar: 'ما يحتاج إليه' },
  never: { en: 'What it never does', ar: 'ما لا يفعله أبدًا' },
  skills: { en: 'Skills', ar: 'المهارات' },
  examples: { en: 'Examples', ar: 'أمثلة' },
  page: { en: 'Page', ar: 'الصفحة' },
} as const satisfies Record<string, Bilingual>

/** What the store says of an agent, as Markdown. */
export function describeAgent(
  { store: { publicUrl } }: Pick<McpParts, 'store'>,
  app: contract.App,
  lang: Language,
): string {
  const section = (heading: keyof typeof headings, lines: readonly string[]) =>
    lines.length > 0
      ? [`## ${headings[heading][lang]}`, lines.map((line) => `- ${line}`).join('\n')]
      : []
  return [
    `# ${app.name}`,
    app.short_description,
    app.full_description,
    ...section('needs', app.needs),
    ...section('never', app.never),
    ...section(
      'skills',
      app.skills.map(({ title }) => title),
    ),
    ...section('examples', app.demo_prompts),
    `${headings.page[lang]}: ${publicUrl}/${lang}/apps/${app.slug}`,
  ].join('\n\n')
}
