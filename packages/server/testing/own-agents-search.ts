import { Categories } from '../src/catalogue/categories.ts'
import { type ListRequest, ReadModel } from '../src/catalogue/read-model.ts'
import type { StoredApp } from '../src/catalogue/stored-app.ts'
import { agentDefinitions } from '../src/own-agents/all.ts'
import { storedApp } from './stored-app.ts'

const ownAgents = agentDefinitions.map(
  ({ slug, category, name, shortDescription, description, demoPrompts, skills }, number) =>
    storedApp({
      number,
      slug,
      category,
      name,
      shortDescription,
      description,
      demoPrompts: {
        en: demoPrompts.map(({ text }) => text.en),
        ar: demoPrompts.map(({ text }) => text.ar),
      },
      skills: skills.map((skill) => skill.name),
    }),
)
const titles = agentDefinitions
  .flatMap(({ skills }) => skills)
  .map(({ name, title }) => [name, `${title.en} ${title.ar}`] as const)

/** A store with the agents that it opens with and others, and what is found there: the addresses, best first unless they are sorted. */
export async function searchOwnAgents(others: StoredApp[] = []) {
  const model = new ReadModel(new Map(titles), new Categories())
  await model.fill(
    (async function* () {
      yield [...ownAgents, ...others]
    })(),
  )
  return (q: string, sort: ListRequest['sort'] = 'best'): string[] => {
    const request = { q, sort, category: 'all', price: 'all', minRating: 0, limit: 50 } as const
    const { rows } = model.list({ ...request, after: undefined })
    const cards: { slug: string }[] = JSON.parse(`[${Buffer.concat(model.cards(rows, 'en'))}]`)
    return cards.map(({ slug }) => slug)
  }
}
