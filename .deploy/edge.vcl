# /etc/varnish/default.vcl: Varnish 6.6 or newer between the proxy that ends https and the shop. It serves the open pages, photos
# and files to guests; whoever has a session, a cart, a message or a PIN is let through. .deploy/edge.md explains it.
vcl 4.1;

import purge;
import std;

# Without a probe: a shop that is busy would be taken for one that is down, and buyers turned away.
backend shop {
	.host = "127.0.0.1";
	.port = "3000";
	.first_byte_timeout = 120s;
	.between_bytes_timeout = 60s;
}

# The proxy that ends https. It sets X-Forwarded-For, and what it says of the visitor is believed.
acl proxy {
	"127.0.0.1";
	"::1";
}

# Who may send PURGE: the shop.
acl purgers {
	"127.0.0.1";
	"::1";
}

# When the shop last purged: one small object, made anew after each PURGE. A page that was asked for before it is out of date, but
# stays for the time when the shop is down. So a purge takes no time, however many pages there are.
sub ask_when_purged {
	set req.http.X-Edge = "mark";
	set req.http.X-Edge-Url = req.url;
	set req.http.X-Edge-Host = req.http.host;
	set req.url = "/";
	set req.http.host = "edge";
}

sub note_packing {
	# The shop packs by brotli as well, of which Varnish knows nothing.
	if (req.http.Accept-Encoding ~ "(?i)(^|[ ,])br([ ,]|$)") {
		set req.http.X-Edge-Packed = "br";
	}
}

sub vcl_recv {
	if (req.restarts > 0) {
		set req.http.X-Edge = "page";
		set req.url = req.http.X-Edge-Url;
		set req.http.host = req.http.X-Edge-Host;
		# What is out of date: see vcl_hit.
		set req.grace = 1d;
		if (req.http.X-Edge-Fetch) {
			set req.grace = 0s;
		}
		if (req.http.X-Edge-Down) {
			set req.grace = 1d;
			set req.hash_always_miss = false;
		}
		return (hash);
	}

	unset req.http.X-Edge;
	unset req.http.X-Edge-Asked;
	unset req.http.X-Edge-Down;
	unset req.http.X-Edge-Fetch;
	unset req.http.X-Edge-Host;
	unset req.http.X-Edge-Packed;
	unset req.http.X-Edge-Proxied;
	unset req.http.X-Edge-Purged;
	unset req.http.X-Edge-Url;
	# Varnish has added the address of the proxy; the shop counts by the last one, which must be the visitor's.
	if (client.ip ~ proxy && req.http.X-Forwarded-For ~ ",") {
		set req.http.X-Forwarded-For = regsub(req.http.X-Forwarded-For, ",[^,]*$", "");
		set req.http.X-Edge-Proxied = "1";
	}
	# One range, or none at all: Varnish answers 503 to one that it cannot read.
	if (req.http.Range !~ "^bytes=(\d{1,15}-\d{0,15}|-\d{1,15})$") {
		unset req.http.Range;
	}
	if (req.method == "PURGE") {
		if (client.ip !~ purgers || req.http.X-Edge-Proxied) {
			return (synth(405, "Not allowed"));
		}
		call ask_when_purged;
		return (purge);
	}
	if ((req.method != "GET" && req.method != "HEAD") || req.http.Authorization || !req.http.host || req.url !~ "^/") {
		return (pass);
	}
	# The same for everyone, whatever cookies come along.
	if (req.url ~ "^/(assets|photos)/") {
		set req.http.X-Edge = "file";
		unset req.http.Cookie;
		call note_packing;
		return (hash);
	}
	std.collect(req.http.Cookie, "; ");
	if (req.http.Cookie ~ "prayosha_(session|cart|toast|pin)\b") {
		return (pass);
	}
	# As in app/base/lib/open-pages.ts. A PIN makes it one person's page, of the day.
	if (req.url !~ "(?i)^(\/(gu|hi))?(\/(Store|categories|category\/[^/?]+|product\/[^/?]+|b\/[^/?]+|recalls|about|dark-patterns|grievances|privacy|Termsofservices|RefundandReturn|shipingpolicy)?)?(\?.*)?$"
		|| req.url ~ "[?&]pin=") {
		return (pass);
	}

	# From here on a page as any guest gets it: nothing of the visitor goes to the shop.
	unset req.http.Cookie;
	unset req.http.Accept-Language;
	unset req.http.Forwarded;
	unset req.http.Referer;
	unset req.http.User-Agent;
	unset req.http.X-Forwarded-For;
	unset req.http.X-Forwarded-Host;
	# What advertisers and networks add to addresses changes no page.
	if (req.url ~ "[?&](utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|igshid)=") {
		set req.url = regsuball(req.url, "(utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|igshid)=[^&]*(&|$)", "");
		set req.url = regsub(req.url, "[?&]$", "");
	}
	call note_packing;
	call ask_when_purged;
	return (hash);
}

sub vcl_hash {
	hash_data(req.url);
	hash_data(req.http.host);
	if (req.http.X-Edge != "mark" && req.http.X-Edge-Packed) {
		hash_data(req.http.X-Edge-Packed);
	}
	return (lookup);
}

# Whether a copy is right: asked for after the last purge, and not run out for longer than it may serve while a new one is fetched.
# One that is not is asked for anew, by one request for all who wait; while the shop is down it serves all the same.
sub vcl_hit {
	if (req.http.X-Edge != "page" || req.http.X-Edge-Down) {
		return (deliver);
	}
	if (std.real(obj.http.X-Edge-Asked, 0.0) > std.real(req.http.X-Edge-Purged, 0.0)
		&& obj.ttl + std.duration(obj.http.X-Edge-While-Fetching, 0s) > 0s) {
		return (deliver);
	}
	if (obj.ttl > 0.002s) {
		# It has run out for all who come from now on, and not for this request: it may need it yet.
		purge.soft(0.001s);
	}
	if (obj.ttl > 0s || req.http.X-Edge-Fetch) {
		set req.hash_always_miss = true;
	}
	set req.http.X-Edge-Fetch = "1";
	return (restart);
}

sub vcl_backend_fetch {
	if (bereq.http.X-Edge == "mark") {
		return (error(200));
	}
	if (bereq.http.X-Edge == "page") {
		set bereq.http.X-Edge-Asked = std.time2real(now, 0.0);
		set bereq.first_byte_timeout = 5s;
	}
	if (bereq.http.X-Edge-Packed) {
		set bereq.http.Accept-Encoding = bereq.http.X-Edge-Packed;
	}
}

sub vcl_backend_response {
	if (bereq.http.X-Edge == "file" && beresp.status == 200 && beresp.http.Cache-Control ~ "public" && !beresp.http.Set-Cookie) {
		# For as long as Cache-Control says.
		set beresp.grace = 1d;
		unset beresp.http.X-Request-Id;
		return (deliver);
	}
	# Only what the shop marks as everybody's.
	if (bereq.http.X-Edge == "page" && beresp.status == 200 && beresp.http.X-Page-For == "everybody"
		&& beresp.http.Cache-Control ~ "public" && beresp.http.CDN-Cache-Control ~ "s-maxage=\d"
		&& beresp.http.Vary == "Accept-Encoding" && !beresp.http.Set-Cookie) {
		set beresp.ttl = std.duration(regsub(beresp.http.CDN-Cache-Control, ".*s-maxage=(\d+).*", "\1s"), 0s);
		set beresp.grace = std.duration(regsub(beresp.http.CDN-Cache-Control, ".*stale-if-error=(\d+).*", "\1s"), 0s);
		set beresp.http.X-Edge-While-Fetching = regsub(beresp.http.CDN-Cache-Control, ".*stale-while-revalidate=(\d+).*", "\1s");
		set beresp.http.X-Edge-Asked = bereq.http.X-Edge-Asked;
		unset beresp.http.X-Request-Id;
		return (deliver);
	}
	if (bereq.http.X-Edge == "page" && beresp.status >= 500 && !bereq.http.X-Edge-Down) {
		return (abandon);
	}
	# Whoever asks for the same meanwhile need not wait for this answer.
	set beresp.ttl = 10s;
	set beresp.uncacheable = true;
	return (deliver);
}

sub vcl_backend_error {
	if (bereq.http.X-Edge == "mark") {
		set beresp.http.X-Edge-Purged = std.time2real(now, 0.0);
		set beresp.ttl = 1y;
		set beresp.grace = 0s;
		return (deliver);
	}
	# To vcl_synth.
	return (abandon);
}

sub vcl_deliver {
	if (req.http.X-Edge == "mark") {
		set req.http.X-Edge-Purged = resp.http.X-Edge-Purged;
		return (restart);
	}
	unset resp.http.CDN-Cache-Control;
	unset resp.http.X-Edge-Asked;
	unset resp.http.X-Edge-While-Fetching;
	unset resp.http.Via;
	unset resp.http.X-Varnish;
	set resp.http.X-Cache = "pass";
	if (obj.hits > 0) {
		set resp.http.X-Cache = "hit";
	} elsif (req.http.X-Edge && !obj.uncacheable) {
		set resp.http.X-Cache = "miss";
	}
	return (deliver);
}

sub vcl_purge {
	return (synth(200, "Purged"));
}

sub vcl_synth {
	set resp.http.Cache-Control = "no-store";
	if (resp.status != 503) {
		set resp.http.Content-Type = "text/plain; charset=utf-8";
		set resp.body = resp.reason + {"
"};
		return (deliver);
	}
	# The shop could not answer: a copy that is out of date is better than nothing.
	if (req.http.X-Edge == "page" && !req.http.X-Edge-Down) {
		set req.http.X-Edge-Down = "1";
		return (restart);
	}
	# The same words as in the Caddyfile.
	set resp.http.Content-Type = "text/html; charset=utf-8";
	set resp.http.Retry-After = "15";
	set resp.http.Refresh = "15";
	set resp.body = {"<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Back in a moment</title><body style="font:1.1rem/1.6 sans-serif;max-width:30rem;margin:20vh auto;padding:0 1.5rem"><h1>Back in a moment</h1><p>The shop is being brought up to date. This page looks again by itself; your cart and your orders are safe.</p></body></html>"};
	return (deliver);
}
