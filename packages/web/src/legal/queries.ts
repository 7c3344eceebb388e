import { queryOptions } from '@tanstack/react-query'
import { type Language, legal } from '@wakeel/contract'
import { createClient } from '../api.ts'

const api = createClient(legal.routes)

export const contactQuery = (language: Language) =>
  queryOptions({
    queryKey: ['legal', 'getContact', { lang: language }],
    queryFn: ({ signal }) => api.getContact({ lang: language }, { signal }),
  })

export const legalTextQuery = (kind: legal.LegalText, language: Language) =>
  queryOptions({
    queryKey: ['legal', 'getLegalText', { kind, lang: language }],
    queryFn: ({ signal }) => api.getLegalText({ kind, lang: language }, { signal }),
  })
