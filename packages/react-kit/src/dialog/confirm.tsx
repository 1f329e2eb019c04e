import { createRoot } from 'react-dom/client'
import { type Confirmation, ConfirmDialog } from './ConfirmDialog.tsx'

/**
 * Asks in a modal dialog. Resolves to true if it is confirmed, and to false if it is canceled.
 *
 * @see platform spec §2 "A confirm-modal helper"
 */
export function confirm(confirmation: Confirmation): Promise<boolean> {
  const container = document.body.appendChild(document.createElement('div'))
  // Modal dialogs of React Aria make everything behind them inert, and leave such an element alone.
  container.dataset['reactAriaTopLayer'] = 'true'
  const root = createRoot(container)
  return new Promise((resolve) => {
    const close = (isConfirmed: boolean) => {
      root.unmount()
      container.remove()
      resolve(isConfirmed)
    }
    root.render(<ConfirmDialog {...confirmation} onClose={close} />)
  })
}
