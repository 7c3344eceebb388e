import type { Person, System } from './system.ts'

/** A moderator at work, through the front door. */
export const atModeration = (system: System, { token }: Pick<Person, 'token'>) => {
  const act = (path: string, body: object) =>
    system.request('POST', `/api/moderation/${path}`, { token, body })
  const list = (path: string) => system.request('GET', `/api/moderation/${path}`, { token })
  return {
    takeDown: (id: string, body: object = {}) =>
      act(`apps/${id}/take-down`, {
        reason: 'wrong_answers',
        note: 'It added VAT to an exempt supply.',
        ...body,
      }),
    restore: (id: string) => act(`apps/${id}/restore`, { reason: 'It was mended.' }),
    dismiss: (id: string) =>
      act(`apps/${id}/dismiss-reports`, { reason: 'Nothing is wrong with it.' }),
    answer: (appealId: string, decision: 'upheld' | 'denied') =>
      act(`appeals/${appealId}`, { decision, answer: 'We looked again.' }),
    takeTexts: (creatorId: string, texts: object, body: object = {}) =>
      act(`creators/${creatorId}/take-down`, {
        texts: { about: { en: '', ar: '' }, website: null, ...texts },
        reason: 'misleading',
        note: 'Nobody here is licensed.',
        ...body,
      }),
    restoreTexts: (takedownId: string) =>
      act(`profile-takedowns/${takedownId}/restore`, { reason: 'It was true.' }),
    dismissTexts: (creatorId: string) =>
      act(`creators/${creatorId}/dismiss-reports`, { reason: 'Nothing is wrong with it.' }),
    reports: (query = '') => list(`reports?${query}`),
    takedowns: (query = '') => list(`takedowns?${query}`),
    suspend: (personId: string) =>
      system.request('POST', `/api/admin/people/${personId}/suspend`, {
        token,
        body: { reason: 'Sold what was not theirs.' },
      }),
    restorePerson: (personId: string) =>
      system.request('POST', `/api/admin/people/${personId}/restore`, {
        token,
        body: { reason: 'It was a mistake.' },
      }),
  }
}

/** Somebody says what is wrong with an agent. */
export const reportAgent = (
  system: System,
  { token }: Pick<Person, 'token'>,
  slug: string,
  body: object = {},
) =>
  system.request('POST', `/api/apps/${slug}/reports`, {
    token,
    body: { reason: 'wrong_answers', comment: 'It got my VAT wrong.', ...body },
  })
