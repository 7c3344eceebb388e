import type { reviews } from '@wakeel/contract'
import { type Invented, tutor } from './showcase-cases.ts'

type HeldCase = Omit<reviews.HeldReviews, 'app' | 'creator'> & { about: Invented }
type Held = reviews.HeldReviews['reviews'][number]

const held = (
  number: number,
  review: Pick<Held, 'rating' | 'comment' | 'reasons' | 'has_run' | 'address_mark'>,
  name: string,
): Held => ({
  id: `demo-held-${number}`,
  at: `2026-11-19T1${number}:05:00Z`,
  writer: { id: `demo-writer-${number}`, name, joined_at: '2026-11-18T20:10:00Z' },
  ...review,
})

export const heldReviews: HeldCase[] = [
  {
    about: tutor,
    held: 3,
    first_at: '2026-11-19T11:05:00Z',
    reviews: [
      held(
        1,
        {
          rating: 1,
          comment: 'Useless.',
          reasons: ['new_account', 'burst'],
          has_run: false,
          address_mark: 'Qm3x9a',
        },
        'Adam',
      ),
      held(
        2,
        {
          rating: 1,
          comment: 'Bad, do not use it.',
          reasons: ['same_address', 'burst'],
          has_run: false,
          address_mark: 'Qm3x9a',
        },
        'Ben',
      ),
      held(
        3,
        {
          rating: 4,
          comment: 'شرح الدرس بوضوح، وأسئلته قريبة من الاختبار.',
          reasons: ['burst'],
          has_run: true,
          address_mark: 'k7Tz1e',
        },
        'ريم',
      ),
    ],
  },
]
