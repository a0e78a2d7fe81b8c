import { type Settings, SettingsError, settingsFrom } from "./env.server";

/** The settings of this process. With invalid settings the process prints the problems and exits. */
export const settings: Settings = settingsOrExit();

function settingsOrExit(): Settings {
  try {
    return settingsFrom(process.env);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
