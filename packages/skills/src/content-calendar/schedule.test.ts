import { expect, test } from 'vitest'
import { schedule } from './schedule.ts'

const plan = {
  from: '2027-01-04',
  to: '2027-01-31',
  postsPerWeek: 2,
  total: undefined,
  channels: ['Instagram', 'TikTok'],
  topics: ['cakes', 'behind the scenes'],
  onEachChannel: false,
  holidayPosts: false,
}
const topicsOf = (channel: string, of: Parameters<typeof schedule>[0]) =>
  new Set(
    schedule(of).posts.flatMap(({ channels, topic }) => (channels[0] === channel ? topic : [])),
  )

test.each([[['cakes', 'behind the scenes']], [['cakes', 'bread', 'offers', 'team']]])(
  'each channel gets every topic: %j',
  (topics) => {
    const of = { ...plan, postsPerWeek: 4, topics }
    expect(topicsOf('Instagram', of)).toEqual(new Set(topics))
    expect(topicsOf('TikTok', of)).toEqual(new Set(topics))
  },
)

test('topics and channels whose numbers differ take turns as they stand', () => {
  const of = { ...plan, topics: ['cakes', 'bread', 'offers'] }
  expect(schedule(of).posts.map(({ topic }) => topic)).toEqual([
    'cakes',
    'bread',
    'offers',
    'cakes',
    'bread',
    'offers',
    'cakes',
    'bread',
  ])
})
