import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { ConfirmDialog } from './dialog.tsx'

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
