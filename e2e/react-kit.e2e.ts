import { expect, type Page, test } from '@playwright/test'
import { bundleScript } from './bundle-script.ts'
import type { Kit } from './react-kit-page.tsx'

declare global {
  interface Window {
    kit: Kit
  }
}

let script = ''

test.beforeAll(async () => {
  script = await bundleScript('react-kit-page.tsx')
})

/** Opens a page with the kit and `body`. */
async function openKit(page: Page, body: string): Promise<void> {
  await page.setContent(`<!doctype html><title>Kit</title><div id="root"></div>${body}`)
  await page.addScriptTag({ content: script })
}

const FIELDS = `<button>Before</button>
  <form><button>First</button><button disabled>Off</button><button>Second</button></form>
  <button>After</button>`

test('contains the focus in a container until it ends', async ({ page }) => {
  await openKit(page, FIELDS)
  await page.evaluate(() => {
    const container = document.querySelector('form')
    if (!container) return
    const end = window.kit.containFocus({ container })
    container.addEventListener('reset', end)
  })
  const [first, second] = [
    page.getByRole('button', { name: 'First' }),
    page.getByRole('button', { name: 'Second' }),
  ]
  await second.focus()
  await page.keyboard.press('Tab')
  await expect(first).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(second).toBeFocused()
  await page.getByRole('button', { name: 'After' }).focus()
  await expect(second).toBeFocused()
  await page.evaluate(() => document.querySelector('form')?.reset())
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'After' })).toBeFocused()
})

test('contains the focus in the elements of a predicate', async ({ page }) => {
  await openKit(page, FIELDS)
  await page.evaluate(() => {
    const names = ['Before', 'After']
    window.kit.containFocus({ predicate: ({ textContent }) => names.includes(textContent) })
  })
  const [before, after] = [
    page.getByRole('button', { name: 'Before' }),
    page.getByRole('button', { name: 'After' }),
  ]
  await before.focus()
  await page.keyboard.press('Tab')
  await expect(after).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(before).toBeFocused()
  await page.getByRole('button', { name: 'First' }).focus()
  await expect(before).toBeFocused()
})

test('asks in a modal dialog, whose answer is true or false', async ({ page }) => {
  await openKit(page, '<button id="opener">Open</button><p id="answer"></p>')
  await page.evaluate(() => {
    const question = { title: 'Delete?', message: 'For good.' }
    const labels = { confirmLabel: 'Delete page', cancelLabel: 'Cancel' }
    document.querySelector('#opener')?.addEventListener('click', async () => {
      const answer = await window.kit.confirm({ ...question, ...labels })
      document.querySelector('#answer')?.append(`${answer} `)
    })
  })
  const opener = page.getByRole('button', { name: 'Open' })
  const dialog = page.getByRole('alertdialog', { name: 'Delete?' })
  await opener.click()
  await expect(dialog).toHaveAccessibleDescription('For good.')
  await expect(page.getByRole('button', { name: 'Delete page' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator('#answer')).toHaveText('true')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
  await opener.click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.locator('#answer')).toHaveText('true false')
  await opener.click()
  await page.keyboard.press('Escape')
  await expect(page.locator('#answer')).toHaveText('true false false')
})

test('moves a value by frames to its exact end, and scrolls 30 px short of an element', async ({
  page,
}) => {
  await openKit(
    page,
    '<div style="height:3000px"></div><h2>Target</h2><div style="height:3000px"></div>',
  )
  const values = await page.evaluate(async () => {
    const values: number[] = []
    await window.kit.tween({ from: 2, to: 5, onUpdate: (value) => values.push(value) })
    return values
  })
  expect(values.at(-1)).toBe(5)
  expect(values).toEqual(values.toSorted((a, b) => a - b))
  const top = await page.evaluate(async () => {
    const target = document.querySelector('h2')
    if (!target) return undefined
    await window.kit.scrollToElement(target)
    return Math.round(target.getBoundingClientRect().top)
  })
  expect(top).toBe(30)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const frames = await page.evaluate(async () => {
    let frames = 0
    await window.kit.tween({ onUpdate: () => (frames += 1) })
    return frames
  })
  expect(frames).toBe(1)
})

test('shows fallback contents after an error, fetches again, and knows the device', async ({
  page,
}) => {
  await page.setViewportSize({ width: 433, height: 600 })
  await openKit(page, '')
  const state = page.getByRole('status')
  await expect(state).toHaveText('desktop, failed')
  await page.setViewportSize({ width: 432, height: 600 })
  await expect(state).toHaveText('mobile, failed')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(state).toHaveText('mobile, success')
  await page.getByRole('button', { name: 'Fail' }).click()
  await page.getByRole('button', { name: 'Nothing at /nowhere' }).click()
  await expect(state).toHaveText('mobile, success')
})
