import { fireEvent, screen } from '@testing-library/react'

/** Alerts outlive the page that showed them; the next test must not meet those of the one before. */
export function dismissAlerts(): void {
  for (const button of screen.queryAllByRole('button', { name: /^(Dismiss|إغلاق)$/ }))
    fireEvent.click(button)
}
