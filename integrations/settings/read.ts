import { definitions, type RawSettings, type SettingName } from './schema.ts'

/** A setting that cannot be used. The message is meant for the person who wrote the setting. */
export class SettingsError extends Error {
  override name = 'SettingsError'
}

/**
 * Reads the settings from environment variables, each with its default.
 * @param environment variable names and values, usually `process.env`; empty counts as set
 * @throws SettingsError listing each wrong value: the variable, what it got, what it takes
 */
export function readSettings(environment: Record<string, string | undefined>): RawSettings {
  const problems: string[] = []
  const settings: Record<string, unknown> = {}
  for (const [name, { fallback, takes, type }] of Object.entries(definitions)) {
    const given = environment[name] ?? fallback
    const result = type.safeParse(given)
    if (result.success) settings[name] = result.data
    else problems.push(`${name} is "${given}", but takes ${takes}.`)
  }
  problems.push(...disagreements(settings as Partial<RawSettings>))
  if (problems.length > 0) throw new SettingsError(problems.join('\n'))
  return settings as Record<SettingName, unknown> as RawSettings
}

/** What each setting allows alone and the two do not allow together. */
function disagreements({ ANALYTICS_PROVIDER: provider, ...rest }: Partial<RawSettings>): string[] {
  if (provider && rest.ANALYTICS_SITE === '')
    return [
      `ANALYTICS_SITE is "", but takes ${definitions.ANALYTICS_SITE.takes.replace('; or nothing', '')}: ANALYTICS_PROVIDER is "${provider}".`,
    ]
  const lonely = (['ANALYTICS_SITE', 'ANALYTICS_SCRIPT', 'ANALYTICS_COLLECTOR'] as const).find((name) => rest[name])
  if (provider === '' && lonely)
    return [`ANALYTICS_PROVIDER is "", but takes plausible, umami or goatcounter: ${lonely} is "${rest[lonely]}".`]
  if (rest.CMS_BACKEND === 'github' && rest.CMS_APP_ID)
    return [
      `CMS_APP_ID is "${rest.CMS_APP_ID}", but takes nothing: GitHub signs people in through CMS_AUTH_URL or a token.`,
    ]
  return []
}
