import { QueryClientProvider, useMutation } from '@tanstack/react-query'
import { render as draw, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { expect, test } from 'vitest'
import { createQueryClient } from '../query-client.ts'
import { ConfirmDialog, Dialog } from './dialog.tsx'

const render = (page: ReactNode) =>
  draw(<QueryClientProvider client={createQueryClient()}>{page}</QueryClientProvider>)

function Page() {
  const [open, setOpen] = useState(false)
  const [isDone, setDone] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Delete
      </button>
      {isDone && <p>Deleted</p>}
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        onConfirm={() => setDone(true)}
        title="Delete it?"
        description="It cannot be brought back."
        confirm="Yes"
        cancel="No"
      />
    </>
  )
}

/** Once it is done there is nothing to do again. */
function Entry() {
  const [open, setOpen] = useState(false)
  const [isDone, setDone] = useState(false)
  const finish = () => {
    setDone(true)
    setOpen(false)
  }
  return (
    <section aria-label="An entry">
      {!isDone && (
        <button type="button" onClick={() => setOpen(true)}>
          Delete
        </button>
      )}
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        onConfirm={finish}
        title="Delete it?"
        confirm="Yes"
        cancel="No"
      />
    </section>
  )
}

/** A form that works as long as `work`, and a question of its own inside it. */
function Form({ work }: { work: Promise<void> }) {
  const [open, setOpen] = useState(true)
  const [isAsking, setAsking] = useState(false)
  const save = useMutation({ mutationFn: () => work })
  return (
    <Dialog open={open} onClose={() => setOpen(false)} title="A form">
      <button type="button" onClick={() => save.mutate()}>
        Save
      </button>
      <button type="button" onClick={() => setAsking(true)}>
        Ask
      </button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => setAsking(false)}
        title="Sure?"
        confirm="Yes"
        cancel="No"
      />
    </Dialog>
  )
}

function Letter() {
  const [open, setOpen] = useState(true)
  return (
    <Dialog open={open} onClose={() => setOpen(false)} title="A letter">
      <textarea />
      <button type="button" onClick={() => setOpen(false)}>
        Cancel
      </button>
    </Dialog>
  )
}

test('nothing is asked until something is to be confirmed', () => {
  render(<Page />)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the question is put over the page, and no leaves everything as it was', async () => {
  const user = userEvent.setup()
  render(<Page />)
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  expect(
    screen.getByRole('dialog', { name: 'Delete it?', description: 'It cannot be brought back.' }),
  ).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'No' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.queryByText('Deleted')).toBeNull()
})

test('the focus stays where the question was asked, although the answer has taken its button away', async () => {
  const user = userEvent.setup()
  render(<Entry />)
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await user.click(screen.getByRole('button', { name: 'Yes' }))
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull()
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'An entry' })),
  )
})

test('yes does what was asked', async () => {
  const user = userEvent.setup()
  render(<Page />)
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await user.click(screen.getByRole('button', { name: 'Yes' }))
  expect(screen.getByText('Deleted')).toBeDefined()
})

test('a press outside closes it, but not while something is being done', async () => {
  const user = userEvent.setup()
  const work = Promise.withResolvers<void>()
  render(<Form work={work.promise} />)
  const form = screen.getByRole('dialog', { name: 'A form' })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await user.click(form)
  expect(screen.getByRole('button', { name: 'Save' })).toBeDefined()
  work.resolve()
  await waitFor(async () => {
    await user.click(form)
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  })
})

test('a press outside does not take away what was written inside; its button does', async () => {
  const user = userEvent.setup()
  render(<Letter />)
  const letter = screen.getByRole('dialog', { name: 'A letter' })
  await user.type(screen.getByRole('textbox'), 'The figures of May are wrong.')
  await user.click(letter)
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'The figures of May are wrong.')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('the end of a question inside a form does not close the form', async () => {
  const user = userEvent.setup()
  render(<Form work={Promise.resolve()} />)
  await user.click(screen.getByRole('button', { name: 'Ask' }))
  const question = screen.getByRole('dialog', { name: 'Sure?' })
  await user.click(screen.getByRole('button', { name: 'Yes' }))
  // A browser tells of it a moment later.
  fireEvent(question, new Event('close'))
  expect(screen.getByRole('button', { name: 'Ask' })).toBeDefined()
})
