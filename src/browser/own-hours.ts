import { showOwnHours } from './hours.ts'

showOwnHours(document)
