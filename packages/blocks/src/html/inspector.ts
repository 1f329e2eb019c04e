import { inspector } from '../inspector.ts'
import { data, text } from './schema.ts'

export const fields = inspector({ data, text }, { content: [{ text: 'body', label: 'Text' }] })
