# The server in a container: a user without rights, and nothing written but below /data and /tmp.
#
#   docker build -t tavoliere .
#   docker run --read-only --tmpfs /tmp --cap-drop ALL --security-opt no-new-privileges -v tavoliere:/data -p 8017:8017 tavoliere

FROM python:3.11-slim-bookworm AS build
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /build
COPY . .
# Nothing may be missing from it, neither the page, for which the build fetches Node by itself, nor compiled rules.
ENV TAVOLIERE_RELEASE=1
RUN python -m venv /opt/tavoliere && /opt/tavoliere/bin/pip install --no-cache-dir -c constraints.txt ".[postgresql,push]"

FROM python:3.11-slim-bookworm
RUN useradd --system --uid 10017 --home-dir /data --shell /usr/sbin/nologin tavoliere \
  && mkdir /data && chown tavoliere /data
COPY --from=build /opt/tavoliere /opt/tavoliere
ENV PATH=/opt/tavoliere/bin:$PATH PYTHONDONTWRITEBYTECODE=1 TAVOLIERE_DATA=/data TAVOLIERE_LOG=json
USER 10017
VOLUME /data
EXPOSE 8017
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8017/health', timeout=2)"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["tavoliere", "--no-browser", "--host", "0.0.0.0", "--port", "8017"]
