import { useState } from 'react'
import { curlExamples, type Examples } from './examples.ts'

export const exampleLanguages = ['curl', 'typescript', 'python'] as const
type ExampleLanguage = (typeof exampleLanguages)[number]

/** Only the first ones come with the page. */
const loaders: Record<ExampleLanguage, () => Promise<Examples>> = {
  curl: async () => curlExamples,
  typescript: async () => (await import('./typescript-examples.ts')).typescriptExamples,
  python: async () => (await import('./python-examples.ts')).pythonExamples,
}

/** The examples in the language that was chosen last, once they are there. */
export function useExamples() {
  const [shown, setShown] = useState({
    language: 'curl' as ExampleLanguage,
    examples: curlExamples,
  })
  const choose = async (language: ExampleLanguage) =>
    setShown({ language, examples: await loaders[language]() })
  return { ...shown, choose }
}
