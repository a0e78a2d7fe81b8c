import { useLocation } from "@remix-run/react";
import { Button, ButtonLink } from "./button";

/** The button that saves a checked file; with questions (sentences) it answers them with Yes, beside a No that saves nothing. */
export function ConfirmFile({ asks, save }: { asks: string[]; save: string }) {
  const { pathname } = useLocation();
  if (asks.length === 0) return <Button>{save}</Button>;
  return (
    <>
      <div className="notice notice-info" role="status">
        <ul>
          {asks.map((ask) => (
            <li key={ask}>{ask}</li>
          ))}
        </ul>
      </div>
      <div className="actions">
        <Button>{`Yes: ${save}`}</Button>
        <ButtonLink to={pathname} tone="quiet">
          No, change nothing
        </ButtonLink>
      </div>
    </>
  );
}
