import { expect, test } from 'vitest'
import { tasksAfter } from './said-behind.ts'
import { readTasks } from './tasks.ts'

const today = '2026-11-30'
const tasks = ['Send the tender', 'Book the venue, urgent']

test.each([
  ['the tender moved to 12 December, not tomorrow', ['Send the tender, 12 December', tasks[1]]],
  [
    'two things changed: the venue is not urgent any more, they called',
    [tasks[0], 'Book the venue, not urgent'],
  ],
  ['the venue is done, take it off the list', [tasks[0]]],
  ["oh that's my sister's, not mine", [tasks[0]]],
  ['the flowers are paid already, so leave that one out', tasks],
])('what is said behind tasks holds of them: %s', (line, now) => {
  expect(tasksAfter(line, tasks, today)).toEqual(now)
})

test.each(['call the plumber tomorrow', 'buy curtains, important'])(
  'a task of its own is none of them: %s',
  (line) => {
    expect(tasksAfter(line, tasks, today)).toBeUndefined()
  },
)

test('a table is read with what is said of its tasks beside it', () => {
  const table = 'المهمة,عاجل,مهم\nتجديد الرخصة,لا,نعم\nطلب الحبر,نعم,لا'
  const said = 'تجديد الرخصة صار عاجل، وطلب الحبر خلص شيلوه من القائمة'
  expect(readTasks(`${table}\n\n${said}`, today)).toEqual(['تجديد الرخصة، مهم, عاجل'])
})
