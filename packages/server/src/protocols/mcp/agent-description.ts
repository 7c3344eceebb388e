import {
  type Bilingual,
  type catalogue as contract,
  type evaluations,
  Language,
} from '@wakeel/contract'
import type { McpParts } from './parts.ts'

const headings = {
  needs: { en: 'What it needs', ar: 'ما يحتاج إليه' },
  never: { en: 'What it never does', ar: 'ما لا يفعله أبدًا' },
  skills: { en: 'Skills', ar: 'المهارات' },
  evaluation: { en: 'Evaluation', ar: 'التقييم' },
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
    ...section('evaluation', app.evaluation ? scoresOf(app.evaluation, lang) : []),
    `${headings.page[lang]}: ${publicUrl}/${lang}/apps/${app.slug}`,
  ].join('\n\n')
}

const scored: Record<
  Language,
  { of: (score: evaluations.Score) => string; version: string } & Record<Language, string>
> = {
  en: {
    of: ({ passed, questions }) => `${passed} of ${questions} questions answered as expected`,
    version: 'Version',
    en: 'English',
    ar: 'Arabic',
  },
  ar: {
    of: ({ passed, questions }) =>
      `\u2066${passed}/${questions}\u2069 من الأسئلة أُجيب عنها كما هو متوقع`,
    version: 'النسخة',
    en: 'الإنجليزية',
    ar: 'العربية',
  },
}

/** By language, and of which version and day that is. */
function scoresOf(evaluation: evaluations.Evaluation, lang: Language): string[] {
  const words = scored[lang]
  const scores = Language.options.flatMap((language) => {
    const score = evaluation.scores[language]
    return score ? [`${words[language]}: ${words.of(score)}`] : []
  })
  return [
    ...scores,
    `${words.version} ${evaluation.version}, ${evaluation.evaluated_at.slice(0, 10)}`,
  ]
}
