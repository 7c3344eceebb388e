import type { catalogue, evaluations, Language } from '@wakeel/contract'
import { markdownPath, pathOfRoute } from './addresses.ts'
import { messages as words } from './catalogue/app-messages.ts'
import { messages as storeWords } from './catalogue/messages.ts'
import { messages as searchWords } from './catalogue/search-messages.ts'
import { startsWithHeading } from './catalogue/starts-with-heading.ts'
import { messages as evaluationWords } from './evaluations/messages.ts'
import { priceOf } from './language/app-price.ts'
import { categoryName } from './language/category-names.ts'
import { formatDate, formatNumber } from './language/language.tsx'
import { formatDirhams } from './language/money.ts'
import { runtimeNames } from './language/runtime-names.ts'
import { messages } from './shell/messages.ts'
import { messages as uiWords } from './ui/messages.ts'

// Pages for programs that read text: what stands on them is what the pages of the same agents say, in the same words.

/** An agent's page as Markdown. */
export function agentMarkdown(app: catalogue.App, language: Language, origin: string): string {
  const said = words[language]
  const address = origin + pathOfRoute(`/app-store/${app.slug}`, language)
  return sections([
    [`# ${line(app.name)}`, `> ${line(app.short_description)}`],
    [
      item(said.tryDemo, `${address}/demo`),
      item(said.overview, address),
      ...factsOf(app, language),
    ].join('\n'),
    startsWithHeading(app.full_description)
      ? lowered(app.full_description)
      : [`## ${said.does}`, lowered(app.full_description)],
    app.needs.length > 0 && [`## ${said.needs}`, items(app.needs)],
    app.never.length > 0 && [`## ${said.never}`, items(app.never)],
    app.sample && [
      `## ${said.sample}`,
      `**${line(app.sample.prompt)}**`,
      quoted(app.sample.answer),
    ],
    app.demo_prompts.length > 0 && [
      `## ${storeWords[language].today.prompts}`,
      items(app.demo_prompts),
    ],
    app.evaluation && evaluationOf(app, app.evaluation, language, origin),
    app.verification && [`## ${said.verifiedTitle}`, line(app.verification.statement)],
  ])
}

/** What `/llms.txt` says of the store (llmstxt.org): what it is, and where its most popular agents can be read. */
export function storeMarkdown(apps: readonly catalogue.AppCard[], origin: string): string {
  const { brand } = messages.en
  const { promise } = storeWords.en.today
  return sections([
    [`# ${brand}`, `> ${promise}`],
    [
      item('All agents', `${origin}/sitemap.xml`),
      item(
        'Search as JSON',
        `${origin}/api/apps?q={words}&lang={en|ar} (next page: \`cursor\` from \`next_cursor\`)`,
      ),
      item('An agent as JSON', `${origin}/api/apps/{slug}?lang={en|ar}`),
      item('Every evaluation of an agent as JSON', `${origin}/api/apps/{slug}/evaluations`),
      item('In Arabic', `${origin}/ar/apps`),
      item('For developers (REST, models, MCP, A2A, webhooks)', `${origin}/en/developers`),
      item('OpenAPI 3.1', `${origin}/api/openapi.json`),
      item('MCP server', `${origin}/mcp`),
    ].join('\n'),
    [
      '## Agents',
      apps
        .map(
          ({ name, slug, short_description }) =>
            `- [${line(name).replace(/[[\]]/g, '\\$&')}](${origin}${markdownPath(slug, 'en')}): ${line(short_description)}`,
        )
        .join('\n'),
    ],
  ])
}

function factsOf(app: catalogue.App, language: Language): string[] {
  const said = words[language]
  const { reviews, runs } = storeWords[language]
  const rating = formatNumber(app.rating, language, { minimumFractionDigits: 1 })
  return [
    item(said.category, categoryName(app.category, language)),
    item(said.provider, app.provider.name),
    item(searchWords[language].price, priceSaid(app, language)),
    ...(app.reviews_count > 0
      ? [item(reviews(app.reviews_count), uiWords[language].rated(rating))]
      : []),
    `- ${runs(app.execution_count)}`,
    item(said.runtime, runtimeNames[language][app.runtime]),
    item(
      said.languages,
      app.languages.map((one) => said.language[one]).join(language === 'ar' ? '، ' : ', '),
    ),
    ...app.skills.map(({ title, source }) =>
      item(said.skills, source ? `${title} (${source})` : title),
    ),
    item(said.version, formatNumber(app.version, language)),
    item(said.updated, formatDate(app.updated_at, language)),
  ]
}

function evaluationOf(
  { slug }: catalogue.App,
  { version, evaluated_at, total, scores }: evaluations.Evaluation,
  language: Language,
  origin: string,
): Section {
  const said = evaluationWords[language]
  return [
    `## ${said.title}`,
    `${said.answeredAsExpected(version, said.passed(total))}. ${said.when(formatDate(evaluated_at, language), '')}.`,
    [
      ...(['en', 'ar'] as const).flatMap((one) => {
        const score = scores[one]
        return score ? [item(said.languages[one], said.passed(score))] : []
      }),
      item(said.showAll, `${origin}/api/apps/${slug}/evaluations/${version}`),
    ].join('\n'),
  ]
}

function priceSaid(app: catalogue.App, language: Language): string {
  const { free, per } = uiWords[language]
  const { model } = app.pricing
  const fils = priceOf(app)
  return model === 'free' || fils === 0 ? free : `${formatDirhams(fils, language)} ${per[model]}`
}

type Section = string | readonly string[] | false | null

const sections = (all: readonly Section[]) =>
  `${all
    .filter((section) => section)
    .map((section) => (typeof section === 'string' ? section : (section as string[]).join('\n\n')))
    .join('\n\n')}\n`

const item = (label: string, value: string) => `- ${label}: ${line(value)}`
const items = (points: readonly string[]) => points.map((point) => `- ${line(point)}`).join('\n')

/** In one line, so that nothing that a creator wrote is a heading or a list of its own. */
const line = (text: string) => text.replace(/\s+/g, ' ').trim()

/** With its headings beside those of the page. */
const lowered = (markdown: string) => markdown.trim().replace(/^#{1,2}(?= )/gm, '##')

const quoted = (markdown: string) => markdown.trim().replace(/^/gm, '> ')
