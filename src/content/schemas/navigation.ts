import { list, textField } from '@packages/content-files'
import { z } from 'zod'
import { path } from './shared.ts'

const link = z.strictObject({ label: textField('Label', 40), to: path('Address') })

export const navigationSchema = z.strictObject({
  header: list('Header', 1, 8, link),
  footer: list('Quick Links', 1, 8, link),
})
