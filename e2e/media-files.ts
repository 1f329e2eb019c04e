import type { Page } from '@playwright/test'

const RATE = 8_000

/** Creates a WAV file of silence. */
export function createSilence(seconds: number): Buffer {
  const header = Buffer.alloc(44)
  const length = seconds * RATE
  header.write('RIFF')
  header.writeUInt32LE(36 + length, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  // PCM, one channel, 8 bits.
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(RATE, 24)
  header.writeUInt32LE(RATE, 28)
  header.writeUInt16LE(1, 32)
  header.writeUInt16LE(8, 34)
  header.write('data', 36)
  header.writeUInt32LE(length, 40)
  return Buffer.concat([header, Buffer.alloc(length, 128)])
}

/** Records a second of a canvas that changes its color. */
export async function recordFilm(owner: Page): Promise<Buffer> {
  const base64 = await owner.evaluate(async () => {
    const canvas = document.createElement('canvas')
    const context = canvas.getContext('2d')
    const recorder = new MediaRecorder(canvas.captureStream(10), { mimeType: 'video/webm' })
    const parts: Blob[] = []
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
    const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve))
    recorder.start()
    for (let step = 0; step < 10; step++) {
      if (context) context.fillStyle = `hsl(${step * 36} 60% 40%)`
      context?.fillRect(0, 0, canvas.width, canvas.height)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    recorder.stop()
    await stopped
    const bytes = new Uint8Array(await new Blob(parts).arrayBuffer())
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  })
  return Buffer.from(base64, 'base64')
}

/** Uploads a file in the dialog that the press of a button opens, which chooses it. */
export async function chooseUpload(
  owner: Page,
  button: string,
  file: { readonly name: string; readonly mimeType: string; readonly buffer: Buffer },
): Promise<void> {
  await owner.getByRole('button', { name: button }).click()
  const [uploading] = await Promise.all([
    owner.waitForEvent('filechooser'),
    owner.getByRole('dialog').getByRole('button', { name: 'Upload' }).click(),
  ])
  await uploading.setFiles(file)
  await owner.getByRole('dialog').waitFor({ state: 'detached' })
}
